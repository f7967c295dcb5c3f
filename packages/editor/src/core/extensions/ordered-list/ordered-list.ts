import { OrderedList as TiptapOrderedList } from '@tiptap/extension-list';

/** Numbered list; of its attributes a document keeps the first number only. */
export const OrderedList = TiptapOrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element) => Math.max(0, Number.parseInt(element.getAttribute('start') ?? '1', 10) || 0),
      renderHTML: ({ start }) => (start === 1 ? {} : { start }),
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
});
