import type { Guide } from '../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['第一次來的人：帶他看過一頁裡三到六個重點。', '新功能：只說一次，看過就不再出現。'],
  avoid: [
    '一個按鈕要說明：用Tooltip或寫在旁邊。',
    '一定要做的步驟：放進流程裡，讓畫面自己帶路。',
    '畫面沒有解釋就看不懂：先改畫面。',
  ],
  do: [
    '一步一件事，標題短、內文一兩句。',
    '給progress，看到一半的人下次接著看。',
    '目標在別頁或選單裡：在before打開它。',
  ],
  dont: ['一進來就把整頁都講完。', '目標是會消失的東西，例如通知。', '把離開藏起來：按Esc或關閉，隨時都走得了。'],
  keys: [
    ['→、←', '下一步、上一步'],
    ['Tab', '留在這一步裡；可以操作目標時也會到目標'],
    ['Esc', '關閉；要先確認的話再按一次是留下'],
  ],
};

export const english: Guide = {
  use: [
    'First visits: show the three to six things that matter on a page.',
    'New features: introduced once, and never shown again after that.',
  ],
  avoid: [
    'Explaining a single button: use Tooltip, or text next to the button.',
    'Steps everybody must take: build them into the flow.',
    'A page that cannot be understood without a tour: improve the page first.',
  ],
  do: [
    'Explain one thing per step, with a short title and a sentence or two.',
    'Pass progress, so that readers who stopped halfway resume there.',
    'If a target is on another page or in a menu, open it in before.',
  ],
  dont: [
    'Explain the whole page at once.',
    'Point at things that disappear, such as toasts.',
    'Hide the way out: Esc and the close button always work.',
  ],
  keys: [
    ['→, ←', 'Next step, previous step'],
    ['Tab', 'Stays in the step; includes the target if it can be used'],
    ['Esc', 'Closes; if closing has to be confirmed, a second Esc stays'],
  ],
};
