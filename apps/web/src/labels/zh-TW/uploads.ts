/** Words about films that go on being sent while other pages are open. */
export const labels = {
  sending: (percent: number) => `影片上傳中 ${percent}%`,
  reading: '準備上傳影片',
  waiting: '影片上傳暫停，等待連線',
  failed: '影片上傳沒有完成',
  leave: {
    title: '影片仍在背景上傳中',
    text: '離開將中斷上傳。之後要在24小時內選同一個檔案，才能從中斷的地方接續，超過就得從頭上傳。',
    stay: '繼續上傳',
    go: '仍要登出',
  },
} as const;
