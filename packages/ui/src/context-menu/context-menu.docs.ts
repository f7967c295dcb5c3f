import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['對一個東西的捷徑：清單的一列、一張圖。'],
  avoid: [
    '唯一的入口：裡面的每件事在別處也要做得到。',
    '一般的選單：用DropdownMenu。',
    '上百項：用Combobox，選單會把每一項都畫出來。',
  ],
  do: ['和「更多」按鈕的選單內容一樣。', '長按也會打開。'],
  dont: ['蓋掉輸入框和連結原本的右鍵選單。'],
  keys: [
    ['Shift+F10', '打開並到第一項'],
    ['↑、↓、Home、End', '移動'],
    ['→、←', '進出子選單'],
    ['打字', '跳到開頭相同的項目'],
    ['Enter、Space', '執行'],
    ['Esc', '關閉，焦點回去'],
  ],
};
