// What stands behind # in the address, which browsers send to nobody: the token, a view, and a record at a step of it,
// with & between them.

function parts(): string[] {
  return location.hash.slice(1).split("&");
}

/** What follows `name=`; null where the address has nothing of that name. */
export function fragmentPart(name: string): string | null {
  const found = parts().find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? null;
}

/** Takes parts out of the address. */
export function dropFromFragment(...names: string[]): void {
  const left = parts().filter((part) => !names.some((name) => part.startsWith(`${name}=`)));
  const text = left.join("&");
  history.replaceState(null, "", text === "" ? location.pathname : `${location.pathname}#${text}`);
}
