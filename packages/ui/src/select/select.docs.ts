import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['從五個以上選一個，選項大家都知道。', '位置不夠攤開所有選項。'],
  avoid: [
    '五個以下：用RadioGroup或Segmented，一眼看完。',
    '幾十個以上要找：用Combobox。',
    '做一件事：用DropdownMenu。',
  ],
  do: ['placeholder寫要選什麼：選擇任務類型。', '選項照大家想得到的順序排。'],
  dont: ['用空字串當「沒選」；不給value就是沒選。', '一選就換頁。'],
  keys: [
    ['Enter、Space、↓', '打開'],
    ['↑、↓', '移動'],
    ['Home、End', '第一個、最後一個'],
    ['Page Up、Page Down', '移動10個'],
    ['打字', '打開，並跳到開頭相同的選項'],
    ['Enter、Space、Tab、Alt ↑', '選目前的選項，關閉'],
    ['Esc', '關閉，不改變'],
  ],
};

export const english: Guide = {
  use: ['Choosing one of five or more familiar options.', 'No space to show all options.'],
  avoid: [
    'Fewer than five: use RadioGroup or Segmented, which show them all.',
    'Dozens of options: use Combobox.',
    'Actions: use DropdownMenu.',
  ],
  do: ['Say in placeholder what to choose: Choose a task type.', 'Order options as people expect them.'],
  dont: ['Use an empty string for no choice: omit value.', 'Change the page when an option is chosen.'],
  keys: [
    ['Enter, Space, ↓', 'Opens'],
    ['↑, ↓', 'Moves'],
    ['Home, End', 'First and last'],
    ['Page Up, Page Down', 'Moves by 10'],
    ['Typing', 'Opens and jumps to the option starting with it'],
    ['Enter, Space, Tab, Alt ↑', 'Chooses this option and closes'],
    ['Esc', 'Closes without changing anything'],
  ],
};
