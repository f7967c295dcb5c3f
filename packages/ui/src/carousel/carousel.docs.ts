import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['每一張都值得看、但都不是必要：案例、推薦。'],
  avoid: ['每個人都要看到：直接排出來。', '看原尺寸：用Lightbox。'],
  do: ['自動播放可以停；指標、焦點、看不到時會自己停。', '露出下一張的邊，讓人知道還有。'],
  dont: ['把唯一的動作放在第三張。', '沒有按鈕，只能滑。'],
  keys: [
    ['Tab', '到前後按鈕和停止'],
    ['Enter、Space', '上一張、下一張、停止或播放'],
    ['←、→', '在按鈕上：上一張、下一張'],
  ],
};

export const english: Guide = {
  use: ['Content worth seeing but not essential: cases, recommendations.'],
  avoid: ['Content everybody has to see: put it on the page.', 'Pictures in full size: use Lightbox.'],
  do: [
    'Let people stop automatic rotation; it pauses while hovered, focused or out of view.',
    'Show the edge of the next one, so that people know there is more.',
  ],
  dont: ['Put the only action on the third slide.', 'Omit the buttons, so that swiping is the only way.'],
  keys: [
    ['Tab', 'Moves to previous, next and stop'],
    ['Enter, Space', 'Previous, next, stop or play'],
    ['←, →', 'On the buttons: previous, next'],
  ],
};
