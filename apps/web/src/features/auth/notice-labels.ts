/** Words of pages that say one thing. */
export const labels = {
  validation: {
    title: '收取驗證信',
    sentTo: '驗證信已寄到',
    sent: '請至信箱收取驗證信',
    hint: '點開信裡的連結就完成驗證；連結24小時內有效。沒看到信時，也找找垃圾信件匣。',
    checking: '正在驗證',
    checkingHint: '請稍候，馬上就好。',
    failed: '這個驗證連結不能用了',
    failedHint: '連結可能已過期，或已經用過。已經驗證過的話，直接登入就可以。',
  },
  sessionLost: { title: '請重新登入', hint: '登入已過期，或在別處登出了。登入後會回到原本的頁面。' },
  error: { title: '發生錯誤', hint: '這個畫面暫時打不開，請稍後再試。' },
  notFound: { title: '找不到這一頁', hint: '網址可能打錯了，或內容已經移走。' },
  login: '登入',
  home: '回首頁',
  projects: '回專案管理',
} as const;
