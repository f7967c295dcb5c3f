/** Words of the shell. */
export const labels = {
  brand: '拍檔',
  home: '拍檔首頁',
  skip: '跳到主要內容',
  mainNav: '主要導覽',
  nav: {
    project: '專案管理',
    projectList: '專案列表',
    blog: '部落格',
    about: '關於我們',
    guide: '使用教學',
    menu: '選單',
  },
  login: '登入',
  register: '註冊',
  chat: '聊天',
  chatUnread: '聊天，有未讀訊息',
  menuOf: (name: string) => `${name}的選單`,
  superLogin: {
    label: '代理登入中',
    as: (name: string) => `以「${name}」的身分操作，每個動作都會記錄。`,
    exit: '結束代理',
  },
  notifications: {
    title: '通知',
    unread: '通知，有未讀通知',
    live: '新通知',
  },
  errors: {
    offlineTitle: '沒有網路連線',
    ok: '知道了',
    reload: '重新整理',
    stale: '重新整理後就能繼續；已儲存的內容不會消失。',
    crashed: '這個畫面出了問題',
    crashedHint: '重新整理後再試一次。如果還是不行，請聯繫專人為您服務。',
  },
} as const;
