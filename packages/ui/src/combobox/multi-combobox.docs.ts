import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['從很多個裡選好幾個：標籤、平台、創作者。'],
  avoid: ['只選一個：用Combobox。', '不到八個：用一組Checkbox，一眼看完。'],
  do: ['選好的排在輸入框裡，一個一個可以移除。', '有上限就在hint說。'],
  dont: ['把送出放在選單裡。', '選滿了還能打字而沒有說明。'],
  keys: [
    ['打字', '只留相符的'],
    ['↑、↓', '打開、移動'],
    ['Enter', '選或取消'],
    ['Backspace', '輸入框空的時候移除最後一個'],
    ['←', '到選好的項目'],
    ['Esc', '關閉'],
  ],
};

export const english: Guide = {
  use: ['Choosing several of many options: tags, platforms, creators.'],
  avoid: ['Choosing one: use Combobox.', 'Fewer than eight options: use a group of Checkboxes, which shows them all.'],
  do: ['Chosen options are shown in the field, each removable.', 'Mention a limit in hint.'],
  dont: ['Put a submit button into the list.', 'Let people keep typing at the limit without saying so.'],
  keys: [
    ['Typing', 'Filters'],
    ['↑, ↓', 'Opens, moves'],
    ['Enter', 'Chooses or removes'],
    ['Backspace', 'In an empty field: removes the last option'],
    ['←', 'Moves to the chosen options'],
    ['Esc', 'Closes'],
  ],
};
