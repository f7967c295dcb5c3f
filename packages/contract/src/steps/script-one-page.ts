import { paths } from '../pages';
import { functionCodes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import type { StepDefinition, StepPlace } from './step';
import { commentNotes, reviewNotes, type StepNotes, stepTarget } from './wording';

const code = functionCodes.scriptOnePage;

/** The script on one page, in place of the one in segments. */
export const scriptOnePage = {
  code,
  title: '一頁式腳本',
  noun: '腳本',
  machine: reviewMachine,
  writer: 'creator',
  page: ({ task, index }: StepPlace) => paths.draft(task, { index }),
  board: 'scriptComments',
  isText: true,
  isAccepted: true,
  besides: functionCodes.scriptPages,
} as const satisfies StepDefinition;

const target = stepTarget(({ task, index }) => paths.draftOnePage(task, { index }));
const words = { code, title: scriptOnePage.title, target };

export const scriptOnePageNotes: StepNotes = { own: reviewNotes(words), comments: commentNotes(words) };
