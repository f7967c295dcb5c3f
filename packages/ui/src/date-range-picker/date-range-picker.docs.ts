import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['開始和結束一起決定：拍攝期、投放期。'],
  avoid: ['只有一天：用DatePicker。', '固定的選擇（近7天、近30天）：用Segmented或Select。'],
  do: ['兩天都可以打字。', '放進Field，給一個名稱。'],
  dont: ['結束早於開始時偷偷對調而不說。'],
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
  use: ['Start and end decided together: filming, a campaign.'],
  avoid: ['One day: use DatePicker.', 'Fixed choices (last 7 days, last 30 days): use Segmented or Select.'],
  do: ['Both days can be typed.', 'Put it into a Field with a label.'],
  dont: ['Swap the days silently if the end is before the start.'],
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
