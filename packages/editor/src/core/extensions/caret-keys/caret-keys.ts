import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * Keys that use or move the caret, on a busy page. ProseMirror learns of a moved caret from `selectionchange`, which browsers
 * fire in a later task:
 *
 * - The next key press can come first. Enter right after Ctrl + End would replace the words that were selected before, so the
 *   caret is read from the browser before a key acts on it.
 * - ProseMirror scrolls to a caret that a key has moved only if it learns of it within 50 ms. Later it would stay below the
 *   tools or a bar of the page, so it is scrolled to no matter how late.
 */
export const CaretKeys = Extension.create({
  name: 'caretKeys',
  // Before the other extensions look at the selection.
  priority: 3000,

  addProseMirrorPlugins() {
    let movedByKey = false;
    const forgetKey = () => {
      movedByKey = false;
      return false;
    };
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (view, event) => {
              // ProseMirror's own listener compares the browser's selection with the last one it saw.
              if (!view.composing && !event.isComposing)
                view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
              movedByKey = true;
              return false;
            },
            pointerdown: forgetKey,
            blur: forgetKey,
          },
        },
        appendTransaction: (transactions, _before, state) => {
          const changed = transactions.some((each) => each.docChanged);
          if (!movedByKey || !(changed || transactions.some((each) => each.selectionSet))) return null;
          movedByKey = false;
          return changed || transactions.some((each) => each.scrolledIntoView) ? null : state.tr.scrollIntoView();
        },
      }),
    ];
  },
});
