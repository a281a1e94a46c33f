// What stands behind # in the address, which browsers send to nobody: the token, and a record at a step of it.

/** The parts of the fragment. */
function parts(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}

export function fragmentPart(name: string): string | null {
  return parts().get(name);
}

/** Takes parts out of the address. */
export function dropFromFragment(...names: string[]): void {
  const left = parts();
  names.forEach((name) => left.delete(name));
  const text = left.toString();
  history.replaceState(null, "", text === "" ? location.pathname : `${location.pathname}#${text}`);
}
