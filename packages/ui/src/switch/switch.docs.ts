import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['打開或關掉一個設定，馬上生效。'],
  avoid: ['要按儲存才生效：用Checkbox。', '兩個不同的東西選一個：用Segmented。'],
  do: ['label寫被打開的東西：收到通知時播放音效。', '存不起來就轉回去，並說明原因。'],
  dont: ['在開關旁邊再寫「開」「關」。', '切換後跳出確認。'],
  keys: [['Space、Enter', '切換']],
};

export const english: Guide = {
  use: ['Turning a setting on or off, with immediate effect.'],
  avoid: [
    'Settings that only take effect after saving: use Checkbox.',
    'Choosing between two different things: use Segmented.',
  ],
  do: ['Say in label what is turned on: Play a sound for notifications.', 'If saving fails, turn it back and say why.'],
  dont: ['Write “on” and “off” next to it.', 'Ask for confirmation afterwards.'],
  keys: [['Space, Enter', 'Toggles']],
};
