/** Words of where the password is asked for again. */
export const labels = {
  password: '密碼',
  show: '顯示密碼',
  hide: '隱藏密碼',
  cancel: '取消',
  close: '關閉',
} as const;
