/** Words of the dialog in which a picture is cropped to its place. */
export const labels = {
  hint: '拖曳移動，或用方向鍵；用滑桿縮放。',
  area: '圖片裁切範圍',
  zoom: '縮放',
  use: '使用這張',
  cancel: '取消',
  close: '關閉',
} as const;
