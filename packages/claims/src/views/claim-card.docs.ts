import type { Guide } from '../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['在文件、編輯器或表單裡，直接在字上說明為什麼可能有風險。', '一按就換成比較安全的說法。'],
  avoid: ['當成唯一的地方：不支援標記的瀏覽器沒有線，請同時放ClaimPanel。', '一般的提示：用Tooltip或Popover。'],
  do: ['find在結果相同時保持同一個函式。', '換字時讓編輯器記成一步，可以復原。', '用鍵盤打開時，用open(id, "key")。'],
  dont: ['打字時自己打開卡片。', '同一個元素標兩次。'],
  keys: [
    ['Esc', '關閉，回到原來的地方'],
    ['Tab', '在卡片裡移動'],
  ],
};

export const english: Guide = {
  use: [
    'Explain in place, in a document, editor or form, why words may be a risk.',
    'Replace them with a safer wording in one press.',
  ],
  avoid: [
    'As the only display: browsers without highlights show no marks, so show ClaimPanel too.',
    'Hints of other kinds: use Tooltip or Popover.',
  ],
  do: [
    'Keep find the same function while its results are the same.',
    'Let the editor treat a replacement as one step, so that it can be undone.',
    'Use open(id, "key") when it is opened by keyboard.',
  ],
  dont: ['Open the card automatically while the user types.', 'Mark one element twice.'],
  keys: [
    ['Esc', 'Closes and returns to the text'],
    ['Tab', 'Moves inside the card'],
  ],
};
