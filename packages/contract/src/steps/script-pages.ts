import { paths } from '../pages';
import { functionCodes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import type { StepDefinition, StepPlace } from './step';
import { commentNotes, project, reviewNotes, type StepNotes, said, segments, sender, stepTarget } from './wording';

const code = functionCodes.scriptPages;

/** The script in segments. The creator may choose the one-page form instead. */
export const scriptPages = {
  code,
  title: '腳本',
  noun: '腳本',
  machine: reviewMachine,
  writer: 'creator',
  page: ({ task, index }: StepPlace) => paths.draft(task, { index }),
  board: 'scriptComments',
  isText: true,
  isAccepted: true,
} as const satisfies StepDefinition;

const target = stepTarget(({ task, index }) => paths.draftScript(task, { index }));
const words = { code, title: scriptPages.title, target };
const place = (p: Parameters<typeof project>[0]) => `${project(p)}的腳本${segments(p)}`;

export const scriptPagesNotes: StepNotes = {
  own: [
    ...reviewNotes(words),
    ['2-040-02', { text: (p) => `${sender(p)} ${p.finalised ? '定稿了' : '修改了'}${place(p)}`, target }],
    ['2-040-03', said('封存了', target, place)],
  ],
  comments: commentNotes({ ...words, part: segments }),
};
