/** What is done at a status, before the noun of the step: 確認大綱. */
const verbs: Record<string, string> = {
  todo: '撰寫',
  drafting: '完成',
  changes_requested: '修改',
  provided: '確認',
  modified: '確認',
  finalised: '驗收',
  opened: '確認',
  acknowledged: '確認',
  draft: '安排',
  proposed: '確認',
  countered: '確認',
  change_requested: '確認',
  change_opened: '確認',
  recalled: '安排',
  submitted: '審核',
  failed: '修正',
  changed: '修正',
  requested: '提供',
  update_requested: '更新',
  updated: '確認',
};

/** Where a task stands, and what is next. */
export const labels = {
  verbs,
  action: (verb: string, noun: string) => `${verb}${noun}`,
  answerReopening: '回覆重新開啟',
  finished: (count: number) => `${count}步都完成了`,
  left: (done: number, count: number) => `完成${done}步，共${count}步`,
  at: (number: number, count: number, title: string) => `第${number}步，共${count}步：${title}`,
};
