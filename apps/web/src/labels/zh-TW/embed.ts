export const labels = {
  connecting: '聊天室開啟中',
  handshake: '沒有和網站連上線，請重新整理網頁再試一次。',
  refused: '網站沒有確認你的身分，或身分已過期。請登入網站後再試一次。',
  unreachable: '聊天室暫時無法開啟，請檢查網路狀態後再試一次。',
  retry: '再試一次',
  close: '關閉',
};
