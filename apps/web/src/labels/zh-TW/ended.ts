/** What pages say of a project that has ended or is asked to; apart from the dialogs, so that every page can load it. */
export const labels = {
  more: '更多',
  closed: '專案已結案，僅供查看',
  cancelled: '專案已取消，僅供查看',
  comments: { closed: '專案已結案，不能再留言。', cancelled: '專案已取消，不能再留言。' },
  unfinished: '未完成',
  asked: '申請取消合作',
} as const;
