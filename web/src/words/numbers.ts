// Exact numbers as the server writes them, for people.

/** A difference with its sign. */
export function signed(exact: string): string {
  return exact === "0" ? exact : exact.startsWith("-") ? exact.replace("-", "−") : `+${exact}`;
}

/** A share of one in percent. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

/** A number with its sign and one decimal. */
export function signedTenths(value: number): string {
  const text = value.toFixed(1);
  return text === "0.0" || text === "-0.0" ? "0.0" : text.startsWith("-") ? `−${text.slice(1)}` : `+${text}`;
}

/** A number of visits, short: 950, 1.2k, 15k. */
export function short(count: number): string {
  return count < 1000
    ? String(count)
    : count < 10_000
      ? `${(count / 1000).toFixed(1)}k`
      : `${Math.round(count / 1000)}k`;
}
