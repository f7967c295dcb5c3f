import { Node } from '@tiptap/core';

/** Text of a marker, with its lines separated as in the stored form. */
const linesOf = (element: HTMLElement) =>
  [...element.childNodes].map((node) => (node.nodeName === 'BR' ? '\n' : (node.textContent ?? ''))).join('');

/** Marker for content a document cannot represent: it can be read, moved and deleted, but not edited. */
export const Unknown = Node.create({
  name: 'unknown',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    element: {
      default: 'div',
      parseHTML: (element) => element.dataset.unknown,
      renderHTML: ({ element }) => ({ 'data-unknown': element }),
    },
    text: { default: '', rendered: false, parseHTML: linesOf },
  }),

  parseHTML: () => [{ tag: 'div[data-unknown]' }],

  renderHTML({ HTMLAttributes, node }) {
    const lines = String(node.attrs.text).split('\n');
    return ['div', HTMLAttributes, ...lines.flatMap((line, index) => (index === 0 ? [line] : [['br'], line]))];
  },

  renderText: ({ node }) => node.attrs.text,
});
