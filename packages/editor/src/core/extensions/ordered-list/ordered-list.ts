import { Node, wrappingInputRule } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    orderedList: {
      /** Turns the selected paragraphs into a numbered list, or back. */
      toggleOrderedList: () => ReturnType;
    };
  }
}

const typedNumber = /^(\d{1,6})\.\s$/;

/** Numbered list. Tiptap's extension includes Markdown parsing and list types that a stored document does not have. */
export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',

  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element) => Math.max(0, Number.parseInt(element.getAttribute('start') ?? '1', 10) || 0),
      renderHTML: ({ start }) => (start === 1 ? {} : { start }),
    },
  }),

  parseHTML: () => [{ tag: 'ol' }],

  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],

  addCommands() {
    return {
      toggleOrderedList:
        () =>
        ({ commands }) =>
          commands.toggleList(this.name, 'listItem'),
    };
  },

  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleOrderedList() };
  },

  addInputRules() {
    return [
      wrappingInputRule({
        find: typedNumber,
        type: this.type,
        getAttributes: (match) => ({ start: Number(match[1]) }),
        joinPredicate: (match, node) => node.childCount + node.attrs.start === Number(match[1]),
      }),
    ];
  },
});
