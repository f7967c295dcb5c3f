import { counted } from '@paidang/ui/labels';
import type { DiffLabels } from '../../diff-labels';
import type { EditorLabels } from '..';

/**
 * All labels of the editor in English.
 *
 * @example <RichTextEditor locale="en" labels={en} label="Outline" />
 */
export const en: EditorLabels = {
  editor: 'Content',
  toolbar: {
    toolbar: 'Text formatting',
    undo: 'Undo',
    redo: 'Redo',
    block: 'Paragraph style',
    paragraph: 'Body text',
    heading2: 'Heading 1',
    heading3: 'Heading 2',
    heading4: 'Heading 3',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    textColour: 'Text color',
    red: 'Red text',
    blue: 'Blue text',
    green: 'Green text',
    noColour: 'Default color',
    highlight: 'Highlight',
    yellow: 'Yellow highlight',
    pink: 'Pink highlight',
    noHighlight: 'No highlight',
    bulletList: 'Bulleted list',
    orderedList: 'Numbered list',
    quote: 'Quote',
    link: 'Link',
    image: 'Insert picture',
    table: 'Table',
    find: 'Find and replace',
  },
  link: {
    dialog: 'Edit link',
    address: 'Address',
    placeholder: 'https://',
    hint: 'Leave empty to remove the link',
    apply: 'Apply link',
    remove: 'Remove link',
    open: 'Open link',
    invalid: 'Check that this is a web address',
  },
  table: {
    menu: 'Table options',
    insert: 'Insert 3×3 table',
    addRowBefore: 'Add row above',
    addRowAfter: 'Add row below',
    addColumnBefore: 'Add column before',
    addColumnAfter: 'Add column after',
    deleteRow: 'Delete row',
    deleteColumn: 'Delete column',
    mergeCells: 'Merge cells',
    splitCell: 'Split cell',
    widenColumn: 'Widen column',
    narrowColumn: 'Narrow column',
    deleteTable: 'Delete table',
  },
  image: {
    tools: 'Picture options',
    size: 'Picture size',
    large: 'Large',
    medium: 'Medium',
    small: 'Small',
    align: 'Picture position',
    left: 'Left',
    center: 'Center',
    right: 'Right',
    alt: 'Alt text',
    altDialog: 'Edit alt text',
    altHint: 'For people who can’t see the picture',
    altApply: 'Save alt text',
    remove: 'Delete picture',
  },
  find: {
    bar: 'Find and replace',
    find: 'Find',
    position: (current, total) => (total === 0 ? 'No results' : `${current} / ${total}`),
    previous: 'Previous match',
    next: 'Next match',
    replacement: 'Replace with',
    replace: 'Replace',
    replaceAll: 'Replace all',
    replaced: (count) => `Replaced ${counted(count, 'match', 'matches')}`,
    close: 'Close find',
  },
  upload: {
    uploading: (name, percent) => `Uploading ${name}, ${percent}%`,
    failed: (name) => `${name} couldn’t be uploaded. Check your connection and try again.`,
    retry: 'Try again',
    cancel: 'Cancel upload',
    remove: 'Remove',
  },
  suggestions: {
    roles: { vendor: 'Brand', creator: 'Creator' },
    describe: (author, before, after) =>
      after === '' ? `${author} suggests deleting “${before}”` : `${author} suggests “${after}” instead of “${before}”`,
    accept: 'Accept (Y)',
    reject: 'Decline (N)',
  },
  refusals: {
    'upload-file': 'Upload failed. Pictures can be up to 10 MB.',
    'drop-count': 'Add at most 10 pictures at once.',
    'drop-file': 'Only pictures (JPG or PNG) up to 10 MB can be dropped here.',
    'paste-base64': 'Pictures embedded as base64 can’t be pasted.',
    'drop-base64': 'Pictures embedded as base64 can’t be dropped.',
    'drop-disabled': 'Dropping isn’t supported here.',
    'drop-failed': 'The drop failed.',
    'paste-disabled': 'Pictures can’t be pasted here.',
    'paste-unreachable': 'Some pictures couldn’t be pasted. Upload them with “Insert picture” instead.',
  },
  status: {
    count: (words, characters) => `${counted(words, 'word')}, ${counted(characters, 'character')}`,
    uploading: (count) => `Uploading ${counted(count, 'picture')}`,
    required: 'Fill in this field',
    leaveHint: 'Press Alt + F10 for the toolbar. Press Esc, then Tab, to leave the editor.',
    dismiss: 'Dismiss message',
  },
  failure: {
    message: 'Something went wrong in the editor. Your text is still here.',
    reload: 'Reload editor',
    copy: 'Copy content',
    copied: 'Copied',
    copyByHand: 'The content is selected. Press Ctrl + C (⌘ + C on a Mac) to copy it.',
  },
};

/**
 * All labels of the comparison in English.
 *
 * @example <RichTextDiffView labels={enDiff} before={before} after={after} />
 */
export const enDiff: DiffLabels = {
  addedStart: 'Added text begins',
  addedEnd: 'Added text ends',
  deletedStart: 'Deleted text begins',
  deletedEnd: 'Deleted text ends',
  restyled: 'Formatting changed',
  change: (position, total, deleted, added) =>
    [`Change ${position} of ${total}`, deleted && `deleted “${deleted}”`, added && `added “${added}”`]
      .filter(Boolean)
      .join(', '),
  noChange: 'Both versions are the same',
};
