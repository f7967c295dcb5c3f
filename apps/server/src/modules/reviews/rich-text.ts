import { limits } from '@paidang/contract/limits';
import { messages, removeUnusableCharacters } from '@paidang/contract/rules';
import { type Block, isEmptyDocument, parseDocument, renderDocument } from '@paidang/editor/core';
import type { Codec, FieldProblems } from './codec';

function* pictureSources(blocks: readonly Block[]): Generator<string> {
  for (const block of blocks) {
    if (block.type === 'image') yield block.src;
    else if (block.type === 'quote') yield* pictureSources(block.blocks);
    else if (block.type === 'list') for (const item of block.items) yield* pictureSources(item);
    else if (block.type === 'table') for (const cell of block.rows.flat()) yield* pictureSources(cell.blocks);
  }
}

/** The editor's HTML, sanitised with the editor's schema, and the URLs of its pictures. */
export function readRichText(html: string): { html: string; pictures: string[] } {
  const document = parseDocument(html);
  // Entities may encode characters that were removed from the request.
  return { html: removeUnusableCharacters(renderDocument(document)), pictures: [...pictureSources(document)] };
}

const withSources = (blocks: readonly Block[], sourceOf: (src: string) => string): Block[] =>
  blocks.map((block): Block => {
    const inside = (own: readonly Block[]) => withSources(own, sourceOf);
    if (block.type === 'image') return { ...block, src: sourceOf(block.src) };
    if (block.type === 'quote') return { ...block, blocks: inside(block.blocks) };
    if (block.type === 'list') return { ...block, items: block.items.map(inside) };
    if (block.type !== 'table') return block;
    return { ...block, rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: inside(cell.blocks) }))) };
  });

/** Replaces the URLs of pictures in a rich text; URLs written as text stay unchanged. */
export const withPictureSources = (html: string, sourceOf: (src: string) => string): string =>
  renderDocument(withSources(parseDocument(html), sourceOf));

/** A single rich text. */
export const richTextCodec: Codec<string> = {
  read: (sent) => {
    const { html, pictures } = readRichText(sent);
    return { content: html, pictures: pictures.map((path) => ({ path, field: 'content' })) };
  },
  problems: (html): FieldProblems => (isEmptyDocument(html) ? { content: messages.fillThisField } : {}),
  misfits: (html): FieldProblems => (html.length > limits.editor.htmlLength ? { '': messages.documentTooLarge } : {}),
  write: (html) => html,
  parse: (stored) => stored,
};
