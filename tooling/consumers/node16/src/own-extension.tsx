import { RichTextEditor } from '@paidang/editor';
import { StarterKit } from '@tiptap/starter-kit';

/** An extension made with the host's Tiptap works in our editor. */
export const editor = <RichTextEditor label="大綱" extensions={[StarterKit]} />;
