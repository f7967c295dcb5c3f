/** Words of pictures that open at full size. */
export const labels = {
  open: (name: string) => `放大：${name}`,
  openAll: (count: number) => `放大看圖片（${count}張）`,
  picture: (number: number) => `第${number}張圖片`,
  comment: '針對這張圖留言',
  place: '針對圖上的一處留言',
  pin: (number: number, name: string, words: string) => `${number}，${name}：${words}`,
  pinned: (count: number) => `，圖上有${count}則留言`,
} as const;
