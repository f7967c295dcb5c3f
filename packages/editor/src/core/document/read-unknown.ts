import type { UnknownBlock } from './model';
import { safeLink } from './safe-url';
import type { SourceElement, SourceNode } from './source-node';

/** What a page shows and a document cannot hold; it is marked where it stood, never cut in silence. */
export const foreign = 'applet audio canvas embed frameset iframe math object select svg video'.split(' ');

/** Never read by anybody, not even inside of what is unknown. */
export const invisible = new Set(
  'base datalist head link meta noembed noframes param script source style template title track'.split(' '),
);

const elementName = /^[a-z][a-z\d-]{0,31}$/;
const control = /\p{Cc}/gu;

function textOf(node: SourceNode): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ').replace(control, '');
  if (node.tag === 'br' || node.tag === 'option') return `\n${node.children.map(textOf).join('')}`;
  return invisible.has(node.tag) ? '' : node.children.map(textOf).join('');
}

/** Where the content of an element would have come from, if that may be written down. */
function addressOf({ attributes, children }: SourceElement): string {
  const nested = children.flatMap((child) => (typeof child !== 'string' && child.tag === 'source' ? [child] : []));
  return safeLink(attributes.src) ?? safeLink(attributes.data) ?? nested.map(addressOf).find(Boolean) ?? '';
}

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** A picture that may not be loaded keeps its place and its description. */
export const refusedImage = ({ attributes }: SourceElement): UnknownBlock => ({
  type: 'unknown',
  element: 'img',
  text: tidy((attributes.alt ?? '').replace(/\s+/g, ' ').replace(control, '')),
});

/** The marker for an element without a place in a document, or the marker as it was stored; else null. */
export function readUnknown(element: SourceElement): UnknownBlock | null {
  const stored = element.tag === 'div' ? (element.attributes['data-unknown'] ?? '') : '';
  const text = element.children.map(textOf).join('');
  if (elementName.test(stored)) return { type: 'unknown', element: stored, text: tidy(text) };
  if (!foreign.includes(element.tag)) return null;
  return { type: 'unknown', element: element.tag, text: tidy(`${text}\n${addressOf(element)}`) };
}
