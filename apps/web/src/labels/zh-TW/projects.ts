import type { Role } from '@paidang/contract/vocabulary';

const both = (words: string): Record<Role, string> => ({ Vendor: words, Creator: words });

/** How a project comes into being. */
const begins: Record<Role, string> = {
  Vendor: '開設專案、邀請創作者，一起合作的專案會出現在這裡。',
  Creator: '收到並接受合作邀請後，專案會出現在這裡。',
};

/** Words of the project list. */
export const labels = {
  title: '專案管理',
  listTitle: '專案列表',
  today: (day: string) => `今天是${day}`,
  mine: (count: number) => `${count}件`,
  toYou: '輪到你',
  nothing: (elsewhere: number) =>
    elsewhere > 0 ? `，下面沒有輪到你的專案，另有${elsewhere}件沒有列出。` : '，目前沒有輪到你的專案。',
  have: '，有',
  oneLate: (distance: string) => (distance === '逾期1天' ? '昨天就到期了' : `已經${distance}`),
  manyLate: (count: number) => `${count}件已經逾期`,
  one: '一件',
  rest: (elsewhere: number) => (elsewhere > 0 ? `，另有${elsewhere}件沒有列出。` : '。'),
  comma: '，',
  status: '專案狀態',
  tabs: { all: '全部', active: '進行中', inviting: '邀請中', closed: '已結案' },
  search: { Vendor: '搜尋專案或創作者', Creator: '搜尋專案或廠商' } satisfies Record<Role, string>,
  clearSearch: '清除搜尋',
  type: (name: string) => `任務類型：${name}`,
  everyType: '全部',
  sort: '排序',
  sorts: { date: '最近的日期', updated: '最近更新', name: '專案名稱' },
  columns: { project: '專案', progress: '進度', turn: '輪到誰', date: '下一個日期', comments: '未處理留言' },
  waiting: '等你回覆的邀請',
  groups: { you: '輪到你', Vendor: '等廠商', Creator: '等創作者', nobody: '沒有待辦' },
  moreTasks: (count: number) => `共${count}個任務`,
  noDate: '未定',
  openComments: (count: number) => `${count}則未處理留言`,
  progress: (step: number, count: number, title: string) => `第${step}步，共${count}步：${title}`,
  allDone: (count: number) => `${count}步都完成了`,
  turnOf: (name: string) => `輪到${name}`,
  waitFor: (name: string, action: string) => `等${name}${action}`,
  yourTurn: (action: string) => `輪到你${action}`,
  done: '已完成',
  empty: {
    active: { title: '還沒有進行中的專案', hint: begins },
    inviting: {
      title: '沒有等待回覆的邀請',
      hint: { Vendor: '邀請了創作者、還在等回覆的專案會出現在這裡。', Creator: '對方發出的合作邀請會出現在這裡。' },
    },
    closed: { title: '還沒有結案的專案', hint: both('完成的合作會收在這裡，隨時可以回來看。') },
    all: { title: '還沒有專案', hint: begins },
    found: { title: '找不到符合的專案', hint: both('換個關鍵字，或清除篩選條件。') },
  },
  clearFilters: '清除篩選條件',
  guide: '看新手教學',
} as const;
