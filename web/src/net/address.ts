// What stands behind # in the address, which browsers send to nobody: the token, which is exchanged for a cookie, and a
// record at a step of it, made small.

export function fragmentPart(name: string): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

/** Takes parts out of the address. */
export function dropFromFragment(...names: string[]): void {
  const parts = location.hash.slice(1).split("&");
  const text = parts.filter((part) => !names.some((name) => part.startsWith(`${name}=`))).join("&");
  history.replaceState(null, "", text === "" ? location.pathname : `${location.pathname}#${text}`);
}

/** Exchanges the token of the address for a cookie; whether the server knows the page then. */
export async function exchangeToken(): Promise<boolean> {
  const token = fragmentPart("token") ?? "";
  dropFromFragment("token");
  return isKnown(token);
}

/** Whether the server takes a token, or without one knows the page already. A server that does not answer may. */
export async function isKnown(token = ""): Promise<boolean> {
  try {
    const answer = await fetch("/token", { method: "POST", body: token, credentials: "same-origin" });
    return answer.status !== 403;
  } catch {
    return true;
  }
}

/** Loads the page anew where the address gets another token, which alone would leave it as it is. */
export function listenForToken(): void {
  addEventListener("hashchange", () => {
    if (fragmentPart("token") !== null) {
      location.reload();
    }
  });
}

/** A packed text is not unpacked beyond this: it is what the server takes of a record. */
const MOST_BYTES = 8 << 20;

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The text; null where it is none, or too long. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder();
    let text = "";
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST_BYTES) {
        await reader.cancel();
        return null;
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return null;
  }
}
