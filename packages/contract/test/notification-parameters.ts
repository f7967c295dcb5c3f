/** What the server sends along with any notification but a comment's. */
export const parameters = {
  name: '阿澄',
  company_name: '山眠',
  project_name: '冬季',
  project_uuid: 'p1',
  task_uuid: 't1',
  task_type: 'video',
  task_index: 1,
  platform_title: 'YouTube',
  platform_uuid: 'f1',
  report_uuid: 'r1',
  proposal_uuid: 'o1',
  proposal_name: '提案',
  reward_uuid: 'w1',
  reward_title: '創作者體驗金',
  announcement: '週日凌晨維護',
  column_name: '大綱交付日',
  published_at: '2026-12-16',
  ordering: 2,
  due_date: '2026-12-16',
  days_late: 3,
};

/** When in its film a comment was made. */
export const time = { hour: 0, minute: 2, second: 14 };
