import type { Guide } from '../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['比對同一份文件的兩個版本：新增、刪除一眼看完。'],
  avoid: ['兩份不同的文件：全部都會是修改，直接並排。', '只有一個版本：用RichTextView。'],
  do: ['用diffRef給「上一處、下一處」的按鈕，並用onDiff說一共幾處。', 'before放舊的，after放新的。'],
  dont: ['自己再加顏色說明：新增的底線、刪除的刪除線和報讀都已經有了。', '在比對裡讓人改字。'],
  keys: [['Alt+↓、Alt+↑', '下一處、上一處修改']],
};

export const english: Guide = {
  use: ['Compare two versions of one document: see at a glance what was added and deleted.'],
  avoid: [
    'Two different documents: everything would be a change, so put them side by side.',
    'A single version: use RichTextView.',
  ],
  do: [
    'Use diffRef for “previous” and “next” buttons, and show the number of changes with onDiff.',
    'Pass the old version as before and the new one as after.',
  ],
  dont: [
    'Explain the changes with colours of your own: underline, strike-through and announcements are built in.',
    'Let people edit inside a comparison.',
  ],
  keys: [['Alt+↓, Alt+↑', 'Next change, previous change']],
};
