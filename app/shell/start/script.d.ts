/** The text of a script and its imports, built by `inlineScripts` of server/vite. */
declare module "*?script" {
  const text: string;
  export default text;
}
