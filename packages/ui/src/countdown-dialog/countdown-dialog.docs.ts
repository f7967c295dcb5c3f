import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['做完正事後，可答可不答的一個問題，時間到自己收起。'],
  avoid: ['一定要回答：用AlertDialog。', '只是告知：用Toast。'],
  do: ['指標或焦點在上面時會停。', '時間到等於什麼都沒選，不會替人做決定。'],
  dont: ['倒數完就做無法復原的事。', '拿倒數催人。'],
  keys: [
    ['Enter、Space', '回答並停止倒數'],
    ['Tab、Shift+Tab', '在這一層裡面移動，不會跑到底下的頁面'],
    ['Esc', '關閉，焦點回到打開它的地方'],
  ],
};

export const english: Guide = {
  use: ['An optional question after the work is done, which closes automatically.'],
  avoid: ['Questions that must be answered: use AlertDialog.', 'Information: use Toast.'],
  do: ['It pauses while hovered or focused.', 'Treat a timeout as no choice: never decide for the user.'],
  dont: ['Do something irreversible on timeout.', 'Use it to put people under pressure.'],
  keys: [
    ['Enter, Space', 'Answers and stops the countdown'],
    ['Tab, Shift+Tab', 'Moves inside this layer, never to the page below'],
    ['Esc', 'Closes; focus returns to what opened it'],
  ],
};
