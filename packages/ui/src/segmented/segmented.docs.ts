import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['二到五個，全部看得到：篩選、檢視方式。', '每一段可以帶一個數字。'],
  avoid: ['切換整個區塊的內容：用Tabs。', '表單裡的答案很長：用RadioGroup。'],
  do: ['每段兩到四個字。', '數字表示這一段有幾個。'],
  dont: ['超過五段，手機放不下。', '拿來做動作。'],
  keys: [
    ['Tab', '進到選中的那段'],
    ['←、→', '移動並選擇'],
  ],
};

export const english: Guide = {
  use: ['Two to five options, all in view: filters, ways to look.', 'Each can have a figure.'],
  avoid: ['Switching whole sections: use Tabs.', 'Long answers in a form: use RadioGroup.'],
  do: ['Use one or two words for each.', 'The figure says how many it holds.'],
  dont: ['Have more than five: phones have no room.', 'Use it for actions.'],
  keys: [
    ['Tab', 'Goes to the chosen one'],
    ['←, →', 'Moves and chooses'],
  ],
};
