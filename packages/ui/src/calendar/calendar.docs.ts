import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['選日子是這一頁的重點：一整個月要一直看得到。', '要同時看哪些日子不能選。'],
  avoid: ['表單裡的一欄：用DatePicker。', '一段期間：用DateRangePicker。'],
  do: ['用aria-label或Field說這是哪一天。', 'min、max把不行的日子擋住，並寫出原因。'],
  dont: ['只用顏色說哪一天已滿。', '在窄的地方並排兩個月。'],
  keys: [
    ['Enter、Space', '選這一天'],
    ['←、→', '前一天、後一天'],
    ['↑、↓', '前一週、後一週'],
    ['Home、End', '這一週的第一天、最後一天'],
    ['PageUp、PageDown', '上個月、下個月'],
    ['Shift+PageUp、Shift+PageDown', '去年、明年'],
  ],
};

export const english: Guide = {
  use: [
    'Pages whose purpose is choosing a day: the whole month stays in view.',
    'Showing which days cannot be chosen.',
  ],
  avoid: ['A field of a form: use DatePicker.', 'A period: use DateRangePicker.'],
  do: ['Name the date with aria-label or Field.', 'Exclude days with min and max, and say why.'],
  dont: ['Show by colour alone that a day is full.', 'Put two months side by side in a narrow container.'],
  keys: [
    ['Enter, Space', 'Picks this day'],
    ['←, →', 'The day before, the day after'],
    ['↑, ↓', 'The week before, the week after'],
    ['Home, End', 'First and last day of the week'],
    ['PageUp, PageDown', 'Last month, next month'],
    ['Shift+PageUp, Shift+PageDown', 'Last year, next year'],
  ],
};
