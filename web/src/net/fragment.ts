// What stands behind # in the address, which browsers send to nobody: the token, and a record at a step of it.

export function fragmentPart(name: string): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

/** Takes parts out of the address. */
export function dropFromFragment(...names: string[]): void {
  const parts = location.hash.slice(1).split("&");
  const text = parts.filter((part) => !names.some((name) => part.startsWith(`${name}=`))).join("&");
  history.replaceState(null, "", text === "" ? location.pathname : `${location.pathname}#${text}`);
}
