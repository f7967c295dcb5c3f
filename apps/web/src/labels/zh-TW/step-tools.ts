/** Tools of a step page. What they open is loaded only then, with its own words. */
export const labels = {
  guestLinks: '訪客連結',
  reviewFiles: '下載影片與留言',
  captions: '字幕',
  addCaptions: '加上字幕',
};
