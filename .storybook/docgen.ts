import type { ParserOptions } from 'react-docgen-typescript';

/** Where the attributes every element has are declared: nobody looks for `onMouseEnter` in a table of ours. */
const elements = /node_modules\/(@types\/react|@types\/react-dom|csstype|typescript)\//;

/** What the tables of props list: our own, and those of the libraries a part passes them on to. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: (prop) => !elements.test(prop.parent?.fileName ?? ''),
} satisfies ParserOptions;
