import type { Guide } from '../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['要寫標題、清單、表格和圖片的文件：大綱、腳本、文案。', '要看得到對方建議的字，一個鍵就採用。'],
  avoid: ['一兩句話、不要格式：用Textarea。', '只讀不寫：用RichTextView，輕二十倍。'],
  do: [
    '延後載入，它將近190 kB。',
    '送出前先flush()，並等onUploadingChange回報0。',
    '自己存草稿：onChange給的是停筆後的全文。',
  ],
  dont: [
    '每打一個字就存一次：onChange會等打字停下來。',
    'readOnly當成檢視用。',
    '給它自己拼的HTML：存不下的內容會標出來。',
  ],
  keys: [
    ['Alt+F10', '到工具列；←、→在裡面移動，Esc回到文字'],
    ['Ctrl+K、⌘+K', '編輯連結'],
    ['Ctrl+F、⌘+F', '尋找與取代'],
    ['Ctrl+Enter、⌘+Enter', '採用游標所在的建議；加Shift就不採用'],
    ['Esc', '接著按Tab離開文字'],
  ],
};

export const english: Guide = {
  use: [
    'Documents with headings, lists, tables and pictures: outlines, scripts, copy.',
    'Seeing the other side’s suggested wording and accepting it with one key.',
  ],
  avoid: [
    'A sentence or two without formatting: use Textarea.',
    'Reading only: use RichTextView, a twentieth of the size.',
  ],
  do: [
    'Load it lazily: it is almost 190 kB.',
    'Before sending call flush() and wait until onUploadingChange reports 0.',
    'Save drafts yourself: onChange passes the whole text when typing pauses.',
  ],
  dont: [
    'Save on every keystroke: onChange already waits for a pause.',
    'Use readOnly as a viewer.',
    'Pass HTML you put together by hand: what cannot be stored is marked.',
  ],
  keys: [
    ['Alt+F10', 'Goes to the toolbar; ← and → move in it, Esc returns to the text'],
    ['Ctrl+K, ⌘+K', 'Edits the link'],
    ['Ctrl+F, ⌘+F', 'Finds and replaces'],
    ['Ctrl+Enter, ⌘+Enter', 'Accepts the suggestion at the caret; with Shift rejects it'],
    ['Esc', 'Then Tab leaves the text'],
  ],
};
