import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { CaretKeys } from '../extensions/caret-keys/caret-keys';
import { Guard, type GuardOptions } from '../extensions/guard/guard';
import { Heading } from '../extensions/heading/heading';
import { Highlight } from '../extensions/highlight/highlight';
import { Image } from '../extensions/image/image';
import { ImageUpload, type ImageUploadOptions } from '../extensions/image-upload/image-upload';
import { Leave } from '../extensions/leave/leave';
import { Link } from '../extensions/link/link';
import { OrderedList } from '../extensions/ordered-list/ordered-list';
import { Paste } from '../extensions/paste/paste';
import { Suggestions, type SuggestionsOptions } from '../extensions/suggestions/suggestions';
import { tableExtensions } from '../extensions/table/table';
import { TextColourMark } from '../extensions/text-colour/text-colour';
import { Unknown } from '../extensions/unknown/unknown';

/** Options of `createExtensions`. */
export interface SchemaOptions {
  /** Shown while the document is empty. @default '' */
  placeholder?: string | (() => string);
  /** Accepts pictures from the file dialog, drop and paste; without it none can be added. */
  imageUpload?: ImageUploadOptions;
  /** Handles errors that plug-ins throw while the text changes; without it they are rethrown. */
  guard?: GuardOptions;
  /** Callbacks for accepted and rejected suggestions. */
  suggestions?: SuggestionsOptions;
}

/**
 * Everything a document can hold, and how it is edited.
 *
 * The order of the marks is the order in which stored HTML nests them (`markOrder` in `core/document/marks.ts`).
 *
 * @example new Editor({ extensions: createExtensions({ placeholder: '寫下大綱⋯⋯' }) })
 */
export function createExtensions({
  placeholder = '',
  imageUpload,
  guard,
  suggestions,
}: SchemaOptions = {}): Extensions {
  return [
    Guard.configure(guard),
    Document,
    Paragraph,
    Text,
    Heading,
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    Blockquote,
    HorizontalRule,
    HardBreak,
    Image,
    Unknown,
    ...tableExtensions,
    Link,
    TextColourMark,
    Highlight,
    Bold,
    Italic,
    Underline,
    Strike,
    UndoRedo,
    Dropcursor.configure({ color: false, class: 'pd-editor-dropcursor', width: 2 }),
    Gapcursor,
    Placeholder.configure({ placeholder, emptyEditorClass: 'is-empty' }),
    CaretKeys,
    Leave,
    Paste,
    ImageUpload.configure(imageUpload),
    Suggestions.configure(suggestions),
  ];
}
