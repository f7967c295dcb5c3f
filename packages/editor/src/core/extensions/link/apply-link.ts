import type { Editor } from '@tiptap/core';
import { safeLink } from '../../document/safe-url';

/**
 * Links the selection to the typed address; an empty one removes the link. Without a selection the address itself is
 * inserted as text.
 *
 * @returns false if it is not an http(s) address (R-edt-06).
 */
export function applyLink(editor: Editor, typed: string): boolean {
  const value = typed.trim();
  if (value === '') {
    editor.commands.unsetLink();
    return true;
  }
  const href = safeLink(value);
  if (!href) return false;
  if (editor.state.selection.empty && !editor.isActive('link')) {
    editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
  } else editor.commands.setLink(href);
  return true;
}
