/** Words of the notifications: what the bell opens, and popups. */
export const labels = {
  title: '通知',
  count: (count: number) => `${count}則未讀`,
  readAll: '全部已讀',
  panels: '通知與邀請',
  invitations: '合作邀請',
  waiting: (count: number) => `${count}份邀請等待回覆`,
  empty: '還沒有通知',
  emptyHint: '對方送出版本、留言或回覆時，會出現在這裡。',
  more: '載入更早的通知',
  isUnread: '未讀',
  close: '關閉通知',
  team: '拍檔團隊',
} as const;
