import type { CommentOutcome } from '@paidang/contract/entities';
import { commentLimits } from '@paidang/contract/limits';
import type { BoardComment, CommentFilter, NoticeCode, PhotoRefusal, RoleTone } from '../core';
import { whenWritten } from '../core/dates';

/** Labels for the outcome at a comment's place in a later version, and for its confirmation. */
export interface OutcomeLabels {
  versions: (from: number, to: number) => string;
  kinds: Record<CommentOutcome['kind'], string>;
  /** The quoted text is unchanged, but something next to it changed. */
  beside: string;
  moved: (from: number, to: number) => string;
  added: string;
  removed: string;
  pictureBefore: string;
  pictureAfter: string;
  noPicture: string;
  prove: string;
  proven: (name: string, version: number) => string;
  toCheck: (count: number) => string;
  start: string;
  keys: string;
}

/** All texts of the comment board. */
export interface CommentBoardLabels {
  title: string;
  scrollToTop: string;
  scrollToBottom: string;
  collapse: string;
  filter: string;
  filters: Record<CommentFilter, string>;
  roles: Record<RoleTone, string>;
  feed: string;
  emptyTitle: Record<CommentFilter, string>;
  emptyText: Record<CommentFilter, string>;
  loading: string;
  loadFailed: string;
  retry: string;
  updated: string;
  deleted: string;
  orphan: string;
  checkRevision: (version: number) => string;
  /** Outcome at the place of a comment in a later version. */
  outcome: OutcomeLabels;
  goToMoment: (moment: string) => string;
  goToDrawing: (drawing: string) => string;
  atMoment: string;
  setMoment: string;
  beginStretch: string;
  endStretch: string;
  /** Button that marks a range while a finger holds it. */
  holdStretch: string;
  /** The same button while it is held. */
  holding: string;
  removeMoment: string;
  draw: string;
  redraw: string;
  stopDrawing: string;
  removeDrawing: string;
  goToQuote: (words: string) => string;
  expand: string;
  fold: string;
  reply: string;
  replyDraft: string;
  replies: (count: number) => string;
  earlierReplies: (count: number) => string;
  processed: string;
  more: (name: string) => string;
  edit: string;
  remove: string;
  report: string;
  removeTitle: string;
  removeText: string;
  removeWithRepliesText: string;
  cancel: string;
  save: string;
  undo: string;
  dismiss: string;
  compose: string;
  composeReply: (name: string) => string;
  composeEdit: string;
  placeholder: string;
  replyPlaceholder: string;
  send: string;
  sendReply: string;
  sendIn: (seconds: number) => string;
  addPhotos: string;
  photoHint: string;
  /** Appended to a quote of a place in a picture. */
  onPicture: string;
  removeQuote: string;
  removePhoto: (name: string) => string;
  retryPhoto: (name: string) => string;
  uploading: (name: string, percent: number) => string;
  photo: (author: string, index: number) => string;
  openPhoto: (author: string, index: number) => string;
  tooLong: (over: number) => string;
  /** The part of the document a comment is about, on a board of several parts; `null` for the whole document. @default null */
  part(comment: BoardComment): string | null;
  /** When something was written, relative to today. @default 「昨天 20:24」, 「12/02（三）20:24」, in Taipei time */
  when: (instant: Date, today: Date, locale: string) => string;
  /** Why the user cannot write, shown instead of the composer. @default nothing */
  readOnly: string | null;
  quoteSelection: string;
  copySelection: string;
  selectionTools: string;
  document: string;
  selectByKeys: string;
  notices: Record<NoticeCode, string>;
  refusals: Record<PhotoRefusal, string>;
}

/** All texts of the comment board in Traditional Chinese. */
export const defaultLabels: CommentBoardLabels = {
  title: '留言',
  scrollToTop: '捲到最上面',
  scrollToBottom: '捲到最下面',
  collapse: '收起留言',
  filter: '篩選留言',
  filters: { all: '全部', processed: '已處理', unprocessed: '未處理' },
  roles: { vendor: '廠商', creator: '創作者', guest: '訪客' },
  feed: '留言列表',
  emptyTitle: { all: '還沒有留言', processed: '還沒有處理好的留言', unprocessed: '沒有未處理的留言' },
  emptyText: {
    all: '選一段文字，或直接在下方寫下想法，對方會收到通知。',
    processed: '勾選「標為已處理」的留言會收在這裡。',
    unprocessed: '都處理好了，已處理的留言可以在「全部」看到。',
  },
  loading: '留言載入中',
  loadFailed: '留言載入失敗，請檢查網路後再試一次。',
  retry: '重新載入',
  updated: '已更新',
  deleted: '此留言已刪除',
  orphan: '原文已修改',
  checkRevision: (version) => `v${version}的留言，請確認是否已修改`,
  outcome: {
    versions: (from, to) => `v${from} → v${to}`,
    kinds: { changed: '已修改', unchanged: '沒有改動', gone: '已刪除', seen: '請比對前後' },
    beside: '引用的字沒有改，改在旁邊',
    moved: (from, to) => `從第${from}個移到第${to}個`,
    added: '新增',
    removed: '刪除',
    pictureBefore: '修改前的圖片',
    pictureAfter: '修改後的圖片',
    noPicture: '沒有圖片',
    prove: '已依留言修改',
    proven: (name, version) => `${name}確認v${version}已依留言修改`,
    toCheck: (count) => `先前版本的留言，還有${count}則要核對`,
    start: '逐則核對',
    keys: '↓ 下一則，Enter 已依留言修改',
  },
  goToMoment: (moment) => `播放 ${moment}`,
  goToDrawing: (drawing) => `在影片上看${drawing}`,
  atMoment: '從目前的畫面開始',
  setMoment: '標上目前時間',
  beginStretch: '標記一段',
  endStretch: '到目前畫面為止',
  holdStretch: '按住標記',
  holding: '放開就停',
  removeMoment: '不標時間',
  draw: '畫記',
  redraw: '改畫記',
  stopDrawing: '收起畫筆',
  removeDrawing: '移除畫記',
  goToQuote: (words) => `到原文：${words}`,
  expand: '展開',
  fold: '收合',
  reply: '回覆',
  replyDraft: '回覆（草稿）',
  replies: (count) => `${count}則回覆`,
  earlierReplies: (count) => `查看先前${count}則回覆`,
  processed: '標為已處理',
  more: (name) => `${name}的留言選單`,
  edit: '編輯',
  remove: '刪除',
  report: '檢舉',
  removeTitle: '刪除這則留言？',
  removeText: '對方不會再看到這則留言。',
  removeWithRepliesText: '底下的回覆會保留，並顯示「此留言已刪除」。',
  cancel: '取消',
  save: '儲存',
  undo: '復原',
  dismiss: '關閉訊息',
  compose: '寫留言',
  composeReply: (name) => `回覆${name}`,
  composeEdit: '編輯留言',
  placeholder: '寫下你的想法⋯⋯',
  replyPlaceholder: '回覆這則留言⋯⋯',
  send: '送出留言',
  sendReply: '送出回覆',
  sendIn: (seconds) => `${seconds}秒後可送出`,
  addPhotos: '加入圖片',
  photoHint: `最多${commentLimits.photos}張，每張10MB內`,
  onPicture: '，圖片上的位置',
  removeQuote: '移除引用',
  removePhoto: (name) => `移除 ${name}`,
  retryPhoto: (name) => `重新上傳 ${name}`,
  uploading: (name, percent) => `${name} 上傳中 ${percent}%`,
  photo: (author, index) => `${author}附的圖片 ${index}`,
  openPhoto: (author, index) => `放大${author}附的圖片 ${index}`,
  tooLong: (over) => `超過${over}字，請縮短後再送出`,
  part: () => null,
  when: whenWritten,
  readOnly: null,
  quoteSelection: '針對這段留言',
  copySelection: '複製這段文字',
  selectionTools: '選取文字的工具',
  document: '內容',
  selectByKeys: '按↓、↑選一段文字，按Enter針對它留言',
  notices: {
    sendFailed: '送出留言失敗',
    deleted: '刪除留言成功',
    deleteFailed: '刪除留言失敗',
    restoreFailed: '復原留言失敗',
    saved: '儲存留言成功',
    saveFailed: '儲存留言失敗',
    processedSaved: '儲存處理狀態成功',
    processedSaveFailed: '儲存處理狀態失敗',
    proven: '已記下這一版依留言修改',
    proveFailed: '沒有記下，請看過最新的版本再確認一次',
  },
  refusals: {
    tooManyPhotos: '最多上傳6張照片',
    photoTooLarge: '上傳失敗，檔案大小勿超過10MB',
    uploadFailed: '上傳失敗',
  },
};
