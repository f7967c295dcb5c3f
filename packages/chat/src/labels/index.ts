import { limits } from '@paidang/contract/limits';
import { chatFileTooLarge } from '@paidang/contract/rules';

interface ChatListLabels {
  title: string;
  /** Label of the button that opens the rooms. */
  launcher: (unseen: number) => string;
  region: string;
  search: string;
  clearSearch: string;
  openAll: string;
  collapse: string;
  empty: string;
  notFound: (search: string) => string;
  yesterday: string;
  unseen: (count: number) => string;
  /** Prefix of the user's own last message. */
  own: (text: string) => string;
  sentFile: (own: boolean) => string;
  sentPicture: (own: boolean) => string;
  safetyTitle: string;
  safety: string;
}

interface ChatRoomLabels {
  region: (name: string) => string;
  messages: (name: string) => string;
  back: string;
  online: string;
  offline: string;
  typing: string;
  /** Label of one member of a group. */
  typingBy: (name: string) => string;
  expand: string;
  minimise: string;
  close: string;
  restore: (name: string, unseen: number) => string;
  noMessages: (name: string) => string;
  pickRoom: string;
  loading: string;
  loadingOlder: string;
  /** Between messages from far back and the newest ones. */
  loadingBetween: string;
  unread: string;
  toUnread: string;
  toNewest: string;
  newBelow: (count: number) => string;
}

interface ChatSearchLabels {
  open: string;
  /** `position` counts from the oldest hit, in the order of the conversation. */
  position: (position: number, total: number) => string;
  notFound: (words: string) => string;
  searching: string;
  failed: string;
  retry: string;
  older: string;
  newer: string;
  close: string;
}

interface ChatMessageLabels {
  you: string;
  seen: string;
  sending: string;
  failed: string;
  retry: string;
  discard: string;
  cancelUpload: (name: string) => string;
  uploading: (name: string) => string;
  reply: string;
  copy: string;
  report: string;
  react: string;
  /** The emoji to choose from. */
  reactions: string;
  /** Label of an emoji below a message: who has chosen it. */
  reaction: (emoji: string, count: number, own: boolean) => string;
  edit: string;
  /** Label of the field that replaces a message being edited. */
  editing: string;
  saveEdit: string;
  cancelEdit: string;
  editFailed: string;
  edited: string;
  unsend: string;
  confirmUnsend: string;
  keep: string;
  /** Shown in place of an unsent message. */
  unsent: string;
  jumpToQuoted: (name: string) => string;
  picture: (name: string) => string;
  openPicture: (name: string) => string;
  viewer: string;
  pictureOf: (position: number, total: number, name: string) => string;
  previousPicture: string;
  nextPicture: string;
  closePicture: string;
  download: (name: string) => string;
  newTab: string;
  said: (name: string, text: string) => string;
}

interface ChatComposerLabels {
  placeholder: string;
  field: (name: string) => string;
  attach: string;
  send: string;
  replying: (name: string) => string;
  replyingToOwn: string;
  cancelReply: string;
  removeFile: (name: string) => string;
  files: string;
  keys: string;
  fileHint: string;
  drop: string;
  /** Label of the list below an @. */
  mention: string;
  /** Announced when the list opens or changes. */
  mentionable: (count: number) => string;
  /** Why a file was refused. */
  refusals: { type: string; size: (bytes: number) => string };
}

/** Labels of the chat, by part. */
export interface ChatLabels {
  list: ChatListLabels;
  room: ChatRoomLabels;
  search: ChatSearchLabels;
  message: ChatMessageLabels;
  composer: ChatComposerLabels;
}

/** Default labels, in Traditional Chinese. */
export const defaultLabels: ChatLabels = {
  list: {
    title: '聊天室',
    launcher: (unseen) => (unseen > 0 ? `聊天室，${unseen}則未讀` : '聊天室'),
    region: '對話列表',
    search: '搜尋名字或訊息',
    clearSearch: '清除搜尋',
    openAll: '在聊天室開啟全部',
    collapse: '縮成小視窗',
    empty: '和合作夥伴的對話會出現在這裡',
    notFound: (search) => `找不到「${search}」`,
    yesterday: '昨天',
    unseen: (count) => `${count}則未讀`,
    own: (text) => `你：${text}`,
    sentFile: (own) => `${own ? '你' : ''}傳送了一個檔案`,
    sentPicture: (own) => `${own ? '你' : ''}傳送了一張圖片`,
    safetyTitle: '別急著轉帳。',
    safety: '拍檔不會用電話或訊息請你操作ATM，也不會要你先付款才撥款。',
  },
  room: {
    region: (name) => `與${name}的對話`,
    messages: (name) => `與${name}的訊息，用上下鍵逐則瀏覽`,
    back: '回到對話列表',
    online: '在線上',
    offline: '目前離線',
    typing: '正在輸入⋯⋯',
    typingBy: (name) => `${name}正在輸入⋯⋯`,
    expand: '放大成聊天室',
    minimise: '縮成頭像',
    close: '關閉',
    restore: (name, unseen) => (unseen > 0 ? `展開與${name}的對話，${unseen}則未讀` : `展開與${name}的對話`),
    noMessages: (name) => `還沒有訊息，和${name}打聲招呼吧`,
    pickRoom: '從左邊選一個對話',
    loading: '訊息載入中',
    loadingOlder: '正在載入更早的訊息',
    loadingBetween: '正在載入中間的訊息',
    unread: '以下是未讀訊息',
    toUnread: '跳到第一則未讀',
    toNewest: '到最新訊息',
    newBelow: (count) => `${count > 99 ? '99+' : count}則新訊息`,
  },
  search: {
    open: '搜尋這段對話',
    position: (position, total) => `第${position}筆，共${total}筆`,
    notFound: (words) => `找不到「${words}」`,
    searching: '搜尋中',
    failed: '搜尋失敗',
    retry: '重試',
    older: '上一筆',
    newer: '下一筆',
    close: '關閉搜尋',
  },
  message: {
    you: '你',
    seen: '已讀',
    sending: '傳送中',
    failed: '未送出',
    retry: '重試',
    discard: '放棄這則訊息',
    cancelUpload: (name) => `取消上傳${name}`,
    uploading: (name) => `上傳${name}`,
    reply: '回覆',
    copy: '複製文字',
    report: '檢舉',
    react: '表達心情',
    reactions: '選一個心情',
    reaction: (emoji, count, own) => `${emoji} ${count}人${own ? '，包括你' : ''}`,
    edit: '編輯',
    editing: '編輯訊息',
    saveEdit: '儲存修改',
    cancelEdit: '取消編輯',
    editFailed: '沒有改成，請再試一次',
    edited: '已編輯',
    unsend: '收回',
    confirmUnsend: '收回這則訊息？',
    keep: '保留',
    unsent: '此訊息已收回',
    jumpToQuoted: (name) => `跳到${name}的原訊息`,
    picture: (name) => `圖片：${name}`,
    openPicture: (name) => `放大圖片${name}`,
    viewer: '圖片檢視',
    pictureOf: (position, total, name) => `第${position}張，共${total}張：${name}`,
    previousPicture: '上一張',
    nextPicture: '下一張',
    closePicture: '關閉圖片',
    download: (name) => `下載${name}`,
    newTab: '（另開分頁）',
    said: (name, text) => `${name}：${text}`,
  },
  composer: {
    placeholder: '輸入訊息',
    field: (name) => `給${name}的訊息`,
    attach: '附加檔案',
    send: '送出',
    replying: (name) => `回覆${name}`,
    replyingToOwn: '回覆自己',
    cancelReply: '取消回覆',
    removeFile: (name) => `移除${name}`,
    files: '要傳送的檔案',
    keys: '按Enter送出，Shift + Enter換行',
    fileHint: `可傳圖片、壓縮檔、文件與音訊，單檔${limits.chat.fileBytes / 1_000_000}MB內`,
    drop: '放開就會加入檔案',
    mention: '提及',
    mentionable: (count) => `${count}位可提及，用上下鍵選擇`,
    refusals: { type: '不支援此檔案格式', size: chatFileTooLarge },
  },
};
