import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一排標誌慢慢過去：合作品牌。'],
  avoid: ['需要讀的字、需要按的東西。', '只有幾個：直接排出來。'],
  do: ['有停止按鈕；指標和焦點在上面時停。', '要求減少動態的人看到的是不動的一排。'],
  dont: ['速度快到看不清。', '一頁放兩條。'],
  keys: [
    ['Tab', '到停止按鈕和裡面的連結'],
    ['Enter、Space', '停止或播放'],
  ],
};

export const english: Guide = {
  use: ['A slowly moving row of logos: partner brands.'],
  avoid: ['Text to read and interactive content.', 'A few items: show them all.'],
  do: [
    'It has a stop button, and pauses while hovered or focused.',
    'Users who prefer reduced motion see a static row.',
  ],
  dont: ['Move too fast to read.', 'Put two on a page.'],
  keys: [
    ['Tab', 'Moves to the stop button and to links inside'],
    ['Enter, Space', 'Stops or plays'],
  ],
};
