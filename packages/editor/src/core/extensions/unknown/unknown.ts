import { Node } from '@tiptap/core';

/** The words of a marker: its lines, kept apart as the stored form does. */
const linesOf = (element: HTMLElement) =>
  [...element.childNodes].map((node) => (node.nodeName === 'BR' ? '\n' : (node.textContent ?? ''))).join('');

/** What a document cannot hold keeps its place: it can be read, moved and deleted, not written in. */
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
