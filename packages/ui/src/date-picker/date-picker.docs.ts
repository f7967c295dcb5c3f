import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['選一天，附近的日子最常用：交件、上線。'],
  avoid: ['生日這種很久以前的：直接打。', '一段期間：用DateRangePicker。', '時間：用Input type="time"。'],
  do: [
    '可以直接打字，也可以用月曆。',
    'min、max把不行的日子擋住，並在hint說明。',
    '時程照某地的時間時，用today給那裡的今天。',
  ],
  dont: ['只給月曆不能打字。', '用顏色當「不能選」的唯一訊號。'],
  keys: [
    ['Enter、Space', '選這一天'],
    ['←、→', '前一天、後一天'],
    ['↑、↓', '前一週、後一週'],
    ['Home、End', '這一週的第一天、最後一天'],
    ['PageUp、PageDown', '上個月、下個月'],
    ['Shift+PageUp、Shift+PageDown', '去年、明年'],
    ['Esc', '關閉，不改變'],
  ],
};

export const english: Guide = {
  use: ['A day, usually in the near future: delivery, publication.'],
  avoid: [
    'Days long ago, such as birthdays: let people type.',
    'A period: use DateRangePicker.',
    'A time: use Input type="time".',
  ],
  do: [
    'A date can be typed or picked.',
    'Exclude days with min and max, and say so in hint.',
    'Pass today if the schedule follows the date of another place.',
  ],
  dont: ['Offer a calendar without allowing typing.', 'Show by colour alone that a day cannot be chosen.'],
  keys: [
    ['Enter, Space', 'Picks this day'],
    ['←, →', 'The day before, the day after'],
    ['↑, ↓', 'The week before, the week after'],
    ['Home, End', 'First and last day of the week'],
    ['PageUp, PageDown', 'Last month, next month'],
    ['Shift+PageUp, Shift+PageDown', 'Last year, next year'],
    ['Esc', 'Closes without changing anything'],
  ],
};
