import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['用打字找到要做的事或要去的地方：指令面板。'],
  avoid: ['替表單選一個值：用Combobox。', '少於十個動作：用DropdownMenu。'],
  do: [
    '放進DialogContent，加上鍵盤捷徑。',
    '伺服器已經過濾時，用shouldFilter={false}。',
    '名字相同的項目給不同的value。',
  ],
  dont: ['把重要的動作只放在這裡。', '一次列出上千項。'],
  keys: [
    ['↑、↓', '移動，焦點留在欄位'],
    ['Home、End', '第一項、最後一項'],
    ['Enter', '執行；正在選字時不會'],
  ],
};

export const english: Guide = {
  use: ['Finding an action or a page by typing: a command palette.'],
  avoid: ['Choosing a value in a form: use Combobox.', 'Fewer than ten actions: use DropdownMenu.'],
  do: [
    'Put it into DialogContent and add a keyboard shortcut.',
    'Use shouldFilter={false} when a server filters.',
    'Give items with the same name different values.',
  ],
  dont: ['Make it the only way to reach an important action.', 'List a thousand items at once.'],
  keys: [
    ['↑, ↓', 'Moves the highlight; the focus stays in the field'],
    ['Home, End', 'First and last item'],
    ['Enter', 'Runs it, but never while an input method is composing'],
  ],
};
