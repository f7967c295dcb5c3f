import { formatFileSize } from '../internal/file-size';
import type { RefusalWords } from './refusals';

export interface FileDropLabels extends RefusalWords {
  /** On the button. @default '選擇檔案' */
  choose: string;
  /** Beside the button. @default '或把檔案拖進來、貼上' */
  ways: string;
  /** While files are held over it. @default '放開滑鼠就會加入' */
  release: string;
  /** While files that will be refused are held over it. @default '這種檔案不能放在這裡' */
  refuse: string;
  /** Words for the kinds of `accept` that name no endings. @default { image: '圖片', video: '影片', audio: '音訊', text: '文字檔' } */
  kinds: Readonly<Record<string, string>>;
  /** What may come: kinds, `maxSize` in bytes and `maxFiles`, `Infinity` where there is no limit. */
  limits: (kinds: string, maxSize: number, maxFiles: number) => string;
  /** Shown when no more files may come. @default '已達檔案數量上限' */
  full: string;
  /** Heads the list of refusals. @default (count) => `有${count}個檔案沒有加入` */
  refused: (count: number) => string;
  /** @default '知道了' */
  dismiss: string;
}

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
