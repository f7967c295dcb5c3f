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
  use: ['Two to five options, all visible: filters, views.', 'Each can have a count.'],
  avoid: ['Switching whole sections: use Tabs.', 'Long answers in a form: use RadioGroup.'],
  do: ['Use one or two words for each.', 'The count is the number of items it contains.'],
  dont: ['Have more than five: phones are too narrow.', 'Use it for actions.'],
  keys: [
    ['Tab', 'Moves to the chosen option'],
    ['←, →', 'Moves and chooses'],
  ],
};
