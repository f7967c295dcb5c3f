import { limits } from '../limits';
import { functionCodes, functionTitles, taskTypes } from '../vocabulary';
import { reportMachine } from '../workflow';
import type { StepDefinition } from './step';
import { project, type StepNotifications, sentence, type Wording } from './wording';

/** The closing report: what the published works have reached. */
export const closingReport = {
  code: functionCodes.closingReport,
  title: functionTitles[functionCodes.closingReport],
  noun: '結案報告',
  taskTypes,
  machine: reportMachine,
  writer: 'creator',
  page: null,
  board: null,
  isText: false,
  isAccepted: false,
  due: { after: 'works_upload.except_date', days: limits.schedule.reportDays },
  projectStatusAfter: 'closed',
  verbs: { drafting: '提供' },
} as const satisfies StepDefinition;

const report =
  (view: '' | 'edit/' | 'review/'): Wording =>
  (p) =>
    `/case_report/${view}${p.task_uuid ?? ''}/${p.report_uuid ?? ''}${p.task_index === undefined ? '' : `?index=${p.task_index}`}`;
const title: Wording = (p) => `${project(p)}的結案報告`;

export function closingReportNotifications(): StepNotifications {
  return {
    own: [
      ['1-080-14', sentence('請你提供', report('edit/'), title)],
      ['3-080-14', { text: (p) => `請你提供${title(p)}`, target: report('edit/') }],
      ['1-080-15', sentence('請你更新', report('edit/'), title)],
      ['2-080-01', sentence('提供了', report('review/'), title)],
      ['2-080-02', sentence('更新了', report('review/'), title)],
      ['1-080-07', sentence('已開啟', report(''), title)],
      ['1-080-05', sentence('已確認', report(''), title)],
      ['3-080-05', { text: (p) => `${title(p)}已確認`, target: report('') }],
    ],
    comments: [],
  };
}
