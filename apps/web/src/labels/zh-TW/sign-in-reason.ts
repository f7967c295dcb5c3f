/** Why a guest is asked to sign in. */
export const labels = {
  needed: '請先登入',
  expired: '登入已失效，請重新登入',
  'left-elsewhere': '已在另一個分頁登出，請重新登入',
} as const;
