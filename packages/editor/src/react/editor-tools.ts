import type { Editor } from '@tiptap/core';
import { type ComponentType, createContext, useContext } from 'react';
import type { EditorLabels } from '../labels';

/** The context of an editor's tools. */
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

/** Props of a toolbar, the default one or your own. */
export interface EditorToolbarProps {
  /** Tiptap's editor. */
  editor: Editor;
}

/** The components of the editor that a host can replace. */
export interface EditorComponents {
  /** The tools. The toolbar around them stays: one tab stop, arrow keys, Alt + F10 and Esc. */
  Toolbar: ComponentType<EditorToolbarProps>;
}

export const EditorToolsContext = createContext<EditorTools | null>(null);

/** The editor and its labels, for your own tools. */
export function useEditorTools(): EditorTools {
  const tools = useContext(EditorToolsContext);
  if (!tools) {
    throw new Error(
      '@paidang/editor: a tool was rendered outside a toolbar, so it has no editor. Place it in the `Toolbar` of <RichTextEditor components={{ Toolbar }}>.',
    );
  }
  return tools;
}
