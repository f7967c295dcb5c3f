import { type Node, type Schema, DOMParser as SchemaParser } from '@tiptap/pm/model';
import { parseMarkup } from '../document/parse-markup';

/**
 * Parses stored HTML into a ProseMirror document. Tiptap also parses strings, but not on a page that requires trusted types.
 *
 * @param html the result of `sanitizeDocument`
 */
export const readStored = (html: string, schema: Schema): Node =>
  SchemaParser.fromSchema(schema).parse(parseMarkup(html), { preserveWhitespace: true });
