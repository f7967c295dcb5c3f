import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['頁面不是中文，或一頁裡有一塊是別的語言。', '由右至左的頁面。'],
  avoid: ['只想換一兩個詞：用元件自己的labels。'],
  do: ['locale和labels一起給；html也設lang和dir。', '放在最外面，聊天、留言板、編輯器、導覽都會跟著。'],
  dont: ['在元件外自己組日期和數字的寫法；用Intl和useLocale。'],
};

export const english: Guide = {
  use: [
    'Pages in a language other than Chinese, or with a section in another language.',
    'Pages written from right to left.',
  ],
  avoid: ['Changing a word or two: use the component’s own labels.'],
  do: [
    'Pass locale and labels together; set lang and dir on html too.',
    'Put it around everything: chat, comment board, editor and tour follow it.',
  ],
  dont: ['Assemble dates and numbers by hand; use Intl and useLocale.'],
};
