import type { Guide } from '../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['選影片封面時，先看各平台會裁掉什麼。', '確認影片時，一起看封面。'],
  avoid: ['看影片播放時會被按鈕蓋住的地方：用FilmPlayer的安全框。', '只是要顯示一張圖：用img。'],
  do: ['給原來的畫面，裁切由它畫。', '放在對話框或寬欄裡，六格才看得清楚。'],
  dont: ['自己先裁成9:16再給它。', '把查核日期拿掉：平台會改版。'],
};

export const english: Guide = {
  use: ['Choosing a cover: see what each platform crops first.', 'Approving a film: look at its cover too.'],
  avoid: [
    'What the platform’s buttons cover while the film plays: use the safe zones of FilmPlayer.',
    'Only showing a picture: use img.',
  ],
  do: [
    'Pass the whole frame; it draws the crops.',
    'Put it into a dialog or a wide column: six pictures need the room.',
  ],
  dont: ['Crop to 9:16 yourself beforehand.', 'Remove the dates: platforms change their layouts.'],
};
