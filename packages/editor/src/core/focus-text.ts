import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

/**
 * Moves the focus into the text at once. Tiptap's `focus` moves it in the next frame, away from whatever somebody went on
 * to in the meantime.
 *
 * @param at Where the caret goes. Without it, it stays.
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
