import { limits } from '../limits';
import { paths } from '../pages';
import { functionCodes, functionTitles, taskTypes } from '../vocabulary';
import { reportMachine } from '../workflow';
import type { StepDefinition, StepLocation } from './step';
import { commentNotifications, project, type StepNotifications, sentence, type Wording } from './wording';

const page = ({ task, index, platform }: StepLocation) => paths.caseReport(task, platform || undefined, { index });

/** The closing report: the results of the published works. */
export const closingReport = {
  code: functionCodes.closingReport,
  title: functionTitles[functionCodes.closingReport],
  noun: '結案報告',
  taskTypes,
  machine: reportMachine,
  writer: 'creator',
  page,
  board: 'reportComments',
  boardPerPlatform: true,
  isText: false,
  isAccepted: false,
  due: { after: 'works_upload.except_date', days: limits.schedule.reportDays },
  projectStatusAfter: 'closed',
  verbs: { drafting: '提供' },
} as const satisfies StepDefinition;

const whole: Wording = ({ task_uuid: task = '', task_index: index }) => paths.caseReport(task, undefined, { index });
const one: Wording = ({ task_uuid: task = '', report_uuid: report, platform_uuid: platform, task_index: index }) =>
  paths.caseReport(task, report ?? platform, { index });
const edit: Wording = (p) =>
  p.report_uuid ? paths.caseReportEdit(p.task_uuid ?? '', p.report_uuid, { index: p.task_index }) : whole(p);
const review: Wording = (p) =>
  p.report_uuid ? paths.caseReportReview(p.task_uuid ?? '', p.report_uuid, { index: p.task_index }) : whole(p);
const title: Wording = (p) => `${project(p)}的結案報告`;

export function closingReportNotifications(): StepNotifications {
  return {
    own: [
      ['1-080-14', sentence('請你提供', edit, title)],
      ['3-080-14', { text: (p) => `請你提供${title(p)}`, target: edit }],
      ['1-080-15', sentence('請你更新', edit, title)],
      ['2-080-01', sentence('提供了', review, title)],
      ['2-080-02', sentence('更新了', review, title)],
      ['1-080-07', sentence('已開啟', one, title)],
      ['1-080-05', sentence('已確認', one, title)],
      ['3-080-05', { text: (p) => `${title(p)}已確認`, target: one }],
    ],
    comments: commentNotifications({
      code: closingReport.code,
      title: closingReport.title,
      target: one,
      part: (p) => (p.platform_title ? ` ${p.platform_title} ` : ''),
    }),
  };
}
