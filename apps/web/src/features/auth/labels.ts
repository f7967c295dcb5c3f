/** Words of login and verification. */
export const labels = {
  title: '歡迎回來',
  noAccount: '還沒有帳號？',
  registerOne: '註冊一個',
  email: '電子郵件',
  password: '密碼',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  login: '登入',
  close: '關閉登入視窗',
} as const;
