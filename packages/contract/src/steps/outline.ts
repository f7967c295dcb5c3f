import { paths } from '../pages';
import { functionCodes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import type { StepDefinition, StepPlace } from './step';
import { commentNotes, reviewNotes, type StepNotes, stepTarget } from './wording';

const code = functionCodes.outline;
const page = ({ task, index }: StepPlace) => paths.outline(task, { index });

/** The creative outline: one rich text. */
export const outline = {
  code,
  title: '創意大綱',
  noun: '大綱',
  machine: reviewMachine,
  writer: 'creator',
  page,
  board: 'outlineComments',
  isText: true,
  isAccepted: true,
} as const satisfies StepDefinition;

const words = { code, title: outline.title, target: stepTarget(page) };

export const outlineNotes: StepNotes = { own: reviewNotes(words), comments: commentNotes(words) };
