// The token in the address is exchanged for a cookie and taken out of the address; the view that it names stays.

import { dropFromFragment, fragmentPart } from "./fragment";

/** Exchanges the token if the address has one; whether the page may go on. */
export async function exchangeToken(): Promise<boolean> {
  const token = fragmentPart("token");
  if (token === null) {
    return true;
  }
  dropFromFragment("token");
  const answer = await fetch("/token", { method: "POST", body: token, credentials: "same-origin" });
  return answer.ok;
}

/** Loads the page anew where the address gets another token, which alone would leave it as it is. */
export function heedNewToken(): void {
  addEventListener("hashchange", () => {
    if (fragmentPart("token") !== null) {
      location.reload();
    }
  });
}
