import { formatFileSize } from '../internal/file-size';
import type { FileDropLabels } from '../labels/ui-labels';

export const defaultLabels: FileDropLabels = {
  choose: '選擇檔案',
  ways: '或把檔案拖進來、貼上',
  release: '放開滑鼠就會加入',
  refuse: '這種檔案不能放在這裡',
  kinds: { image: '圖片', video: '影片', audio: '音訊', text: '文字檔' },
  limits: (kinds, maxSize, maxFiles) =>
    [
      kinds,
      Number.isFinite(maxSize) ? `每個${formatFileSize(maxSize)}以內` : '',
      Number.isFinite(maxFiles) ? `最多${maxFiles}個` : '',
    ]
      .filter(Boolean)
      .join('，'),
  full: '已達檔案數量上限',
  refused: (count) => `有${count}個檔案沒有加入`,
  dismiss: '知道了',
  type: (name, kinds) => `「${name}」的格式不支援，請改用${kinds}。`,
  size: (name, size, maxSize) =>
    `「${name}」太大：${formatFileSize(size)}，上限是${formatFileSize(maxSize)}。請縮小後再加入。`,
  empty: (name) => `「${name}」是空的，請確認檔案後再加入。`,
  count: (name, maxFiles) => `「${name}」沒有加入：最多${maxFiles}個檔案，請先移除一些。`,
};
