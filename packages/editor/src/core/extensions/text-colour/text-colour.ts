import { Mark } from '@tiptap/core';
import type { TextColour } from '../../document/model';
import { nearestTextColour, textColourClass, textColourOf } from '../../document/palette';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    textColour: {
      /** Colours the selected text. */
      setTextColour: (colour: TextColour) => ReturnType;
      /** Removes the colour. */
      unsetTextColour: () => ReturnType;
    };
  }
}

/** Red, blue or green text, stored as a class so that each theme shows its own readable shade. */
export const TextColourMark = Mark.create({
  name: 'colour',

  addAttributes: () => ({ colour: { default: 'red', rendered: false } }),

  parseHTML: () => [
    {
      tag: 'span[class]',
      getAttrs: (element) => {
        const colour = textColourOf(element.className);
        return colour ? { colour } : false;
      },
      consuming: false,
    },
    {
      style: 'color',
      getAttrs: (value) => {
        const colour = nearestTextColour(value);
        return colour ? { colour } : false;
      },
      consuming: false,
    },
  ],

  renderHTML: ({ mark }) => ['span', { class: textColourClass(mark.attrs.colour) }, 0],

  addCommands() {
    return {
      setTextColour:
        (colour) =>
        ({ commands }) =>
          commands.setMark(this.name, { colour }),
      unsetTextColour:
        () =>
        ({ commands }) =>
          commands.unsetMark(this.name),
    };
  },
});
