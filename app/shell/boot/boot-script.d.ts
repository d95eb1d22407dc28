/** The text of a script and its imports, built by `inlineScripts` of remix.config.js. */
declare module "*?script" {
  const text: string;
  export default text;
}
