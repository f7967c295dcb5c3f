/** Words of pictures that open at full size. */
export const labels = {
  open: (name: string) => `放大：${name}`,
  comment: '針對這張圖留言',
} as const;
