import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['大家都認得的動作：關閉、附加檔案、更多。', '位置很小，或同一列重複很多次。'],
  avoid: ['主要動作，或圖示需要猜：用有字的Button。', '只是裝飾：直接放圖示。'],
  do: ['label寫出動作，也當提示文字。', '有新東西時dot為真，label也要說出來。', '開關型用pressed。'],
  dont: ['用顏色或紅點當唯一的訊號。', '把圖示做得比可按的範圍大。'],
  keys: [
    ['Enter、Space', '按下；有pressed時切換'],
    ['Esc', '收起提示'],
  ],
};

export const english: Guide = {
  use: ['Actions everybody knows by their icon: close, attach, more.', 'Little space, or a row repeated many times.'],
  avoid: ['Main actions, or icons that are not obvious: use Button with text.', 'Decoration: use the icon alone.'],
  do: [
    'Name the action in label; it is also the tooltip.',
    'If dot is set, say in label what is new.',
    'Use pressed for toggles.',
  ],
  dont: ['Make a colour or a red dot the only signal.', 'Make the icon larger than its target.'],
  keys: [
    ['Enter, Space', 'Presses it; toggles when pressed is given'],
    ['Esc', 'Closes the tooltip'],
  ],
};
