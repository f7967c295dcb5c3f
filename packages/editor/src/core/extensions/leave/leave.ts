import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Tab moves between cells and indents lists, so the keyboard needs a way out: Esc, then Tab. */
export const Leave = Extension.create({
  name: 'leave',
  priority: 2000,

  addProseMirrorPlugins() {
    let leaving = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_view, event) => {
              if (event.key === 'Escape' && !event.isComposing) leaving = true;
              else if (event.key === 'Tab' && leaving) return true;
              else if (event.key !== 'Shift') leaving = false;
              return false;
            },
            blur: () => {
              leaving = false;
              return false;
            },
          },
        },
      }),
    ];
  },
});
