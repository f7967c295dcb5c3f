import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * Reads the caret from the browser before a key acts on it. ProseMirror learns of a moved caret from `selectionchange`, which
 * browsers fire in a later task. On a busy page the next key press comes first, and Enter right after Ctrl + End would replace
 * the words that were selected before.
 */
export const FreshSelection = Extension.create({
  name: 'freshSelection',
  // Before the other extensions look at the selection.
  priority: 3000,

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (view, event) => {
              // ProseMirror's own listener compares the browser's selection with the last one it saw.
              if (!view.composing && !event.isComposing)
                view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
              return false;
            },
          },
        },
      }),
    ];
  },
});
