/** A picture's address, as whatever bundles an app answers it. */
declare module '*.svg' {
  const address: string;
  export default address;
}
