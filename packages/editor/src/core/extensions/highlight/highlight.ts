import { Mark } from '@tiptap/core';
import type { HighlightColour } from '../../document/model';
import { highlightClass, highlightOf } from '../../document/palette';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    highlight: {
      /** Highlights the selected text in yellow or pink. */
      setHighlight: (colour: HighlightColour) => ReturnType;
      /** Removes the highlight. */
      unsetHighlight: () => ReturnType;
    };
  }
}

/** Yellow #FFF6A9 or pink #FFBFF9 background, stored as a class. */
export const Highlight = Mark.create({
  name: 'highlight',

  addAttributes: () => ({ colour: { default: 'yellow', rendered: false } }),

  parseHTML: () => [{ tag: 'mark', getAttrs: (element) => ({ colour: highlightOf(element.className) ?? 'yellow' }) }],

  renderHTML: ({ mark }) => ['mark', { class: highlightClass(mark.attrs.colour) }, 0],

  addCommands() {
    return {
      setHighlight:
        (colour) =>
        ({ commands }) =>
          commands.setMark(this.name, { colour }),
      unsetHighlight:
        () =>
        ({ commands }) =>
          commands.unsetMark(this.name),
    };
  },
});
