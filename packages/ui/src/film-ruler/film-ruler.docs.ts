import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一支影片的時間軸：播放到哪、哪裡有人說話。'],
  avoid: ['任務的步驟：用FilmStrip。', '只有進度、不能跳：用Progress。'],
  do: ['圖釘只用廠商色與創作者色。', '按圖釘時，讓它說的內容也出現。'],
  dont: ['把兩支影片放在同一條。', '沒有片長就畫時間軸。'],
  keys: [
    ['←、→', '前後1秒'],
    ['Page Up、Page Down', '前後10秒'],
    ['Home、End', '到開頭、結尾'],
    ['Tab', '從圖釘到播放位置'],
    ['圖釘上的←、→', '前一個、後一個圖釘'],
    ['標記兩端的←、→', '前後移動，按住Shift一次1秒'],
  ],
};

export const english: Guide = {
  use: ['The time axis of a film: the current position, and comments along it.'],
  avoid: ['The steps of a task: use FilmStrip.', 'Progress without seeking: use Progress.'],
  do: ['Use only the colours of vendor and creator for pins.', 'Show a pin’s comment when the pin is pressed.'],
  dont: ['Put two films on one axis.', 'Draw it without the film’s length.'],
  keys: [
    ['←, →', '1 second back or forward'],
    ['Page Up, Page Down', '10 seconds forward or back'],
    ['Home, End', 'Start, end'],
    ['Tab', 'From the pins to the position'],
    ['On a pin ←, →', 'Previous pin, next pin'],
    ['On an end of the range ←, →', 'Moves it; with Shift by 1 second'],
  ],
};
