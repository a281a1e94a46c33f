// The token in the address is exchanged for a cookie and taken out of the address; the view that it names stays.

const PREFIX = "#token=";

/** Exchanges the token if the address has one; whether the page may go on. */
export async function exchangeToken(): Promise<boolean> {
  if (!location.hash.startsWith(PREFIX)) {
    return true;
  }
  const [token, view] = location.hash.slice(PREFIX.length).split("&");
  history.replaceState(null, "", location.pathname + (view === undefined ? "" : `#${view}`));
  const answer = await fetch("/token", { method: "POST", body: token ?? "", credentials: "same-origin" });
  return answer.ok;
}

/** Loads the page anew where the address gets another token, which alone would leave it as it is. */
export function heedNewToken(): void {
  addEventListener("hashchange", () => {
    if (location.hash.startsWith(PREFIX)) {
      location.reload();
    }
  });
}
