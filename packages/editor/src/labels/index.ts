import type { ImageRefusal } from '../core/check-images';
import type { PlaceholderLabels } from '../core/extensions/image-upload/placeholder';
import { defaultSuggestionLabels, type SuggestionLabels } from '../suggestion-labels';

export interface ToolbarLabels {
  toolbar: string;
  undo: string;
  redo: string;
  block: string;
  paragraph: string;
  heading2: string;
  heading3: string;
  heading4: string;
  bold: string;
  italic: string;
  underline: string;
  strike: string;
  textColour: string;
  red: string;
  blue: string;
  green: string;
  noColour: string;
  highlight: string;
  yellow: string;
  pink: string;
  noHighlight: string;
  bulletList: string;
  orderedList: string;
  quote: string;
  link: string;
  image: string;
  table: string;
  find: string;
}

export interface LinkLabels {
  dialog: string;
  address: string;
  placeholder: string;
  hint: string;
  apply: string;
  remove: string;
  open: string;
  /** Wording fixed by R-edt-06. */
  invalid: string;
}

export interface TableLabels {
  menu: string;
  insert: string;
  addRowBefore: string;
  addRowAfter: string;
  addColumnBefore: string;
  addColumnAfter: string;
  deleteRow: string;
  deleteColumn: string;
  mergeCells: string;
  splitCell: string;
  widenColumn: string;
  narrowColumn: string;
  deleteTable: string;
}

export interface ImageLabels {
  tools: string;
  size: string;
  large: string;
  medium: string;
  small: string;
  align: string;
  left: string;
  center: string;
  right: string;
  alt: string;
  altDialog: string;
  altHint: string;
  altApply: string;
  remove: string;
}

export interface FindLabels {
  bar: string;
  find: string;
  /** Position of the selected match; `current` is 0 when none is selected. */
  position(current: number, total: number): string;
  previous: string;
  next: string;
  replacement: string;
  replace: string;
  replaceAll: string;
  /** Announced after all matches were replaced. */
  replaced(count: number): string;
  close: string;
}

export interface StatusLabels {
  /** 字數 counts a Chinese character or an English word as one; 字元數 counts every character except spaces. */
  count(words: number, characters: number): string;
  uploading(count: number): string;
  /** Validation message of a form that requires the text. */
  required: string;
  leaveHint: string;
  dismiss: string;
}

export interface FailureLabels {
  message: string;
  reload: string;
  copy: string;
  copied: string;
  /** Shown when the browser refuses to copy; the text is selected instead. */
  copyByHand: string;
}

/** All labels of the editor, by part. */
export interface EditorLabels {
  /** Accessible name when the host passes none. */
  editor: string;
  toolbar: ToolbarLabels;
  link: LinkLabels;
  table: TableLabels;
  image: ImageLabels;
  find: FindLabels;
  upload: PlaceholderLabels;
  suggestions: SuggestionLabels;
  refusals: Record<ImageRefusal, string>;
  status: StatusLabels;
  failure: FailureLabels;
}

/** Traditional Chinese, Taiwan. Messages of R-edt-06 to R-edt-12 are quoted and must not be reworded. */
export const defaultEditorLabels: EditorLabels = {
  editor: '內容',
  toolbar: {
    toolbar: '文字格式',
    undo: '復原',
    redo: '重做',
    block: '段落樣式',
    paragraph: '內文',
    heading2: '標題 H1',
    heading3: '標題 H2',
    heading4: '標題 H3',
    bold: '粗體',
    italic: '斜體',
    underline: '底線',
    strike: '刪除線',
    textColour: '文字顏色',
    red: '紅色文字',
    blue: '藍色文字',
    green: '綠色文字',
    noColour: '預設顏色',
    highlight: '螢光標記',
    yellow: '黃色標記',
    pink: '粉紅色標記',
    noHighlight: '不標記',
    bulletList: '項目清單',
    orderedList: '編號清單',
    quote: '引言',
    link: '連結',
    image: '插入圖片',
    table: '表格',
    find: '尋找與取代',
  },
  link: {
    dialog: '編輯連結',
    address: '網址',
    placeholder: 'https://',
    hint: '留空會移除連結',
    apply: '套用連結',
    remove: '移除連結',
    open: '開啟連結',
    invalid: '請確認是否輸入為網址',
  },
  table: {
    menu: '表格操作',
    insert: '插入 3×3 表格',
    addRowBefore: '在上方加一列',
    addRowAfter: '在下方加一列',
    addColumnBefore: '在左側加一欄',
    addColumnAfter: '在右側加一欄',
    deleteRow: '刪除這一列',
    deleteColumn: '刪除這一欄',
    mergeCells: '合併儲存格',
    splitCell: '分割儲存格',
    widenColumn: '加寬這一欄',
    narrowColumn: '縮窄這一欄',
    deleteTable: '刪除表格',
  },
  image: {
    tools: '圖片格式',
    size: '圖片大小',
    large: '大',
    medium: '中',
    small: '小',
    align: '圖片位置',
    left: '靠左',
    center: '置中',
    right: '靠右',
    alt: '替代文字',
    altDialog: '編輯替代文字',
    altHint: '寫給看不到圖片的人',
    altApply: '儲存替代文字',
    remove: '刪除圖片',
  },
  find: {
    bar: '尋找與取代',
    find: '尋找',
    position: (current, total) => (total === 0 ? '找不到' : `${current} / ${total}`),
    previous: '上一個相符',
    next: '下一個相符',
    replacement: '取代為',
    replace: '取代',
    replaceAll: '全部取代',
    replaced: (count) => `已取代 ${count} 處`,
    close: '關閉尋找',
  },
  upload: {
    uploading: (name, percent) => `${name} 上傳中 ${percent}%`,
    failed: (name) => `${name} 上傳失敗，請確認網路後再試一次`,
    retry: '重試',
    cancel: '取消上傳',
    remove: '移除',
  },
  suggestions: defaultSuggestionLabels,
  refusals: {
    'upload-file': '上傳失敗，檔案大小勿超過10MB',
    'drop-count': '拖曳失敗，請勿一次上傳10張以上',
    'drop-file': '拖曳失敗，請確認是否為圖片格式（jpg/png)，及檔案大小勿超過10MB',
    'paste-base64': '貼上失敗，圖片格式不能為base64',
    'drop-base64': '拖曳失敗，圖片格式不能為base64',
    'drop-disabled': '不支援拖曳功能',
    'drop-failed': '拖曳失敗',
    'paste-disabled': '這裡不能貼上圖片',
    'paste-unreachable': '部分圖片無法貼上，請改用「插入圖片」上傳',
  },
  status: {
    count: (words, characters) => `${words.toLocaleString('zh-TW')} 字，${characters.toLocaleString('zh-TW')} 字元`,
    uploading: (count) => `${count} 張圖片上傳中`,
    required: '請填寫此欄位',
    leaveHint: '按 Alt + F10 移到格式工具列，按 Esc 再按 Tab 離開編輯區',
    dismiss: '關閉訊息',
  },
  failure: {
    message: '編輯器發生問題，內容仍保留在這裡。',
    reload: '重新載入編輯器',
    copy: '複製內容',
    copied: '已複製',
    copyByHand: '內容已選取，請按 Ctrl + C（Mac 按 ⌘ + C）複製',
  },
};
