import type { Editor } from '@tiptap/core';
import { type ComponentType, createContext, useContext } from 'react';
import type { EditorLabels } from '../labels';

/** What the tools of an editor work with. */
export interface EditorTools {
  /** Tiptap's editor. */
  editor: Editor;
  labels: EditorLabels;
  /** Whether pictures can be added. */
  images: boolean;
  linkOpen: boolean;
  onLinkOpenChange(open: boolean): void;
  findOpen: boolean;
  onFindOpenChange(open: boolean): void;
}

/** Props of a toolbar, ours or one of your own. */
export interface EditorToolbarProps {
  /** Tiptap's editor. */
  editor: Editor;
}

/** The parts of the editor that a host may draw itself. */
export interface EditorComponents {
  /** The tools. The toolbar around them stays: one tab stop, its arrow keys, Alt + F10 and Esc. */
  Toolbar: ComponentType<EditorToolbarProps>;
}

export const EditorToolsContext = createContext<EditorTools | null>(null);

/** The editor and its labels, for a tool of one's own. */
export function useEditorTools(): EditorTools {
  const tools = useContext(EditorToolsContext);
  if (!tools) {
    throw new Error(
      '@paidang/editor: a tool was rendered outside of a toolbar, so it has no editor. Place it in the `Toolbar` of <RichTextEditor components={{ Toolbar }}>.',
    );
  }
  return tools;
}
