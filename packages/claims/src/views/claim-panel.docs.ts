import type { Guide } from '../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['在文字旁邊列出可能有風險的用語，連同理由、法規與比較安全的說法。', '送出前、確認前，讓雙方看到同一份結果。'],
  avoid: ['證明一段文字沒有問題：健檢只說「可能有風險」。', '只要在字上說明一處：用ClaimCard。'],
  do: [
    '把rulesDate和結果一起存，之後規則改了也說得清楚。',
    '只讀的版本不要給onReplace。',
    '理由存在claim底下，文字搬到哪裡都還在。',
  ],
  dont: ['因為有發現就擋住送出。', '拿掉下面的聲明。'],
  keys: [
    ['Tab', '到下一處用語'],
    ['Enter、空白鍵', '打開或收起'],
  ],
};

export const english: Guide = {
  use: [
    'List the wordings of a text that may be a risk, each with its reason, the law and a safer wording.',
    'Show both sides the same result before a text is sent or approved.',
  ],
  avoid: [
    'Proving that a text is fine: the check only says that something may be a risk.',
    'Explaining a single place in the text: use ClaimCard.',
  ],
  do: [
    'Store rulesDate with the result, so that it can be explained after the rules have changed.',
    'Omit onReplace for versions that are read-only.',
    'Store reasons by claim, so that they stay when the text moves.',
  ],
  dont: ['Refuse to send a text because something was found.', 'Remove the disclaimer below.'],
  keys: [
    ['Tab', 'Goes to the next wording'],
    ['Enter, Space', 'Expands or collapses it'],
  ],
};
