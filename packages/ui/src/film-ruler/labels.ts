import type { FilmRulerLabels } from '../labels/ui-labels';
import { formatTime } from './format-time';

export const defaultLabels: FilmRulerLabels = {
  time: formatTime,
  position: (time, length) => `${time}，共${length}`,
  pins: '時間軸上的留言',
  pinGroup: (labels) => `${labels.length}則：${labels.join('；')}`,
  stretchFrom: '這一段的開始',
  stretchUntil: '這一段的結束',
};
