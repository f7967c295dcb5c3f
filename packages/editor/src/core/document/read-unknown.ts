import type { UnknownBlock } from './model';
import { safeLink } from './safe-url';
import type { SourceElement, SourceNode } from './source-node';

/** Elements a page shows but a document cannot represent; they are replaced by a marker, never removed silently. */
export const foreign = 'applet audio canvas embed frameset iframe math object select svg video'.split(' ');

/** Content that is never visible, so it is dropped even inside unknown elements. */
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

/** Address the content of an element would be loaded from, if it is safe to show. */
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

/** A picture that may not be loaded keeps its position and description. */
export const refusedImage = ({ attributes }: SourceElement): UnknownBlock => ({
  type: 'unknown',
  element: 'img',
  text: tidy((attributes.alt ?? '').replace(/\s+/g, ' ').replace(control, '')),
});

/** The marker for an element a document cannot represent, or a stored marker; otherwise null. */
export function readUnknown(element: SourceElement): UnknownBlock | null {
  const stored = element.tag === 'div' ? (element.attributes['data-unknown'] ?? '') : '';
  const text = element.children.map(textOf).join('');
  if (elementName.test(stored)) return { type: 'unknown', element: stored, text: tidy(text) };
  if (!foreign.includes(element.tag)) return null;
  return { type: 'unknown', element: element.tag, text: tidy(`${text}\n${addressOf(element)}`) };
}
