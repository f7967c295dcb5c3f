import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

/**
 * Focuses the text synchronously. Tiptap's `focus` does so in the next frame and would take the focus from what the user has
 * moved on to by then.
 *
 * @param at Where the caret is placed; by default it stays.
 */
export function focusText(editor: Editor, at?: 'start' | 'end'): void {
  if (editor.isDestroyed) return;
  if (at) {
    const { tr } = editor.state;
    editor.view.dispatch(tr.setSelection(at === 'start' ? Selection.atStart(tr.doc) : Selection.atEnd(tr.doc)));
  } else if (editor.view.hasFocus()) return;
  editor.view.focus();
  editor.commands.scrollIntoView();
}
