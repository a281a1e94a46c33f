// Exact numbers as the server writes them, for people.

/** A difference with its sign. */
export function signed(exact: string): string {
  return exact === "0" ? exact : exact.startsWith("-") ? exact.replace("-", "−") : `+${exact}`;
}
