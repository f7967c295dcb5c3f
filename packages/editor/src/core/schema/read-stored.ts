import { type Node, type Schema, DOMParser as SchemaParser } from '@tiptap/pm/model';
import { parseMarkup } from '../document/parse-markup';

/**
 * A stored document as one of the editor. Tiptap would read a string too, but not on a page that wants trusted types.
 *
 * @param html what `sanitizeDocument` gives.
 */
export const readStored = (html: string, schema: Schema): Node =>
  SchemaParser.fromSchema(schema).parse(parseMarkup(html), { preserveWhitespace: true });
