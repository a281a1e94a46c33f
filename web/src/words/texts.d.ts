// Made when the page is built, from the Fluent files of the program.

declare module "virtual:texts" {
  /** A key, then the message in each language; and so on. */
  const texts: readonly string[];
  export default texts;
}
