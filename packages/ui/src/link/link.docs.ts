import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['去另一頁、另一段，或另一個網站。', '句子裡的一小段。'],
  avoid: ['會改變資料：用Button。', '主要動作剛好是換頁：用Button asChild。'],
  do: ['寫清楚會到哪裡：看合作流程。', '開新分頁時在文字裡說。'],
  dont: ['寫「點這裡」「更多」。', '拿掉底線，只靠顏色。'],
  keys: [['Enter', '前往']],
};

export const english: Guide = {
  use: ['Going to another page, section or site.', 'A few words within a sentence.'],
  avoid: ['Actions that change data: use Button.', 'A main action that leads to another page: use Button asChild.'],
  do: ['Say where it leads: See how a collaboration works.', 'Mention in the text if it opens a new tab.'],
  dont: ['Write “click here” or “more”.', 'Remove the underline and rely on colour.'],
  keys: [['Enter', 'Follows it']],
};
