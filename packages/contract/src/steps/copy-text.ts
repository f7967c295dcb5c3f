import { paths } from '../pages';
import { functionCodes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import type { StepDefinition, StepPlace } from './step';
import { commentNotes, platform, reviewNotes, type StepNotes, stepTarget } from './wording';

const code = functionCodes.copyText;

/** The words of one platform's post or story. */
export const copyText = {
  code,
  title: '文案',
  noun: '文案',
  machine: reviewMachine,
  writer: 'creator',
  page: ({ task, index, platform: id }: StepPlace) =>
    id ? paths.copyDetail(task, id, { index }) : paths.copywriting(task, { index }),
  board: 'copyComments',
  isText: true,
  isAccepted: true,
  ofPlatform: 'text',
} as const satisfies StepDefinition;

const target = stepTarget(({ task, index, platform: id = '' }) => paths.copyDetail(task, id, { index }));
const words = { code, title: copyText.title, target, owner: platform };

export const copyTextNotes: StepNotes = { own: reviewNotes(words), comments: commentNotes(words) };
