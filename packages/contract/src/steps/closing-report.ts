import { paths } from '../pages';
import { functionCodes } from '../vocabulary';
import { reportMachine } from '../workflow';
import type { StepDefinition } from './step';
import { project, type StepNotes, said, type Wording } from './wording';

/** The closing report: what the published works have reached. */
export const closingReport = {
  code: functionCodes.closingReport,
  title: '結案報告',
  noun: '結案報告',
  machine: reportMachine,
  writer: 'creator',
  page: null,
  board: null,
  isText: false,
  isAccepted: false,
  verbs: { drafting: '提供' },
} as const satisfies StepDefinition;

const whole: Wording = ({ task_uuid: task = '', task_index: index }) => paths.caseReport(task, undefined, { index });
const one: Wording = ({ task_uuid: task = '', report_uuid: report, task_index: index }) =>
  paths.caseReport(task, report, { index });
const edit: Wording = (p) =>
  p.report_uuid ? paths.caseReportEdit(p.task_uuid ?? '', p.report_uuid, { index: p.task_index }) : whole(p);
const review: Wording = (p) =>
  p.report_uuid ? paths.caseReportReview(p.task_uuid ?? '', p.report_uuid, { index: p.task_index }) : whole(p);
const title: Wording = (p) => `${project(p)}的結案報告`;

export const closingReportNotes: StepNotes = {
  own: [
    ['1-080-14', said('請你提供', edit, title)],
    ['3-080-14', { text: (p) => `請你提供${title(p)}`, target: edit }],
    ['1-080-15', said('請你更新', edit, title)],
    ['2-080-01', said('提供了', review, title)],
    ['2-080-02', said('更新了', review, title)],
    ['1-080-07', said('已開啟', one, title)],
    ['1-080-05', said('已確認', one, title)],
    ['3-080-05', { text: (p) => `${title(p)}已確認`, target: one }],
  ],
  comments: [],
};
