declare module "virtual:texts/*" {
  /** Fluent messages, as text. */
  const text: string;
  export default text;
}
