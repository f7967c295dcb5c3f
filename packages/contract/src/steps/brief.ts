import { paths } from '../pages';
import { functionCodes } from '../vocabulary';
import { briefMachine } from '../workflow';
import type { StepDefinition, StepPlace } from './step';
import { commentNotes, project, type StepNotes, said, stepTarget } from './wording';

const code = functionCodes.brief;
const page = ({ task, taskType, index }: StepPlace) => paths.brief(task, taskType, { index });

/** The demand form: written by the vendor, acknowledged by the creator. */
export const brief = {
  code,
  title: '需求單',
  noun: '需求單',
  machine: briefMachine,
  writer: 'vendor',
  page,
  board: 'briefComments',
  isText: true,
  isAccepted: false,
  verbs: { todo: '提供' },
} as const satisfies StepDefinition;

const target = stepTarget(page);
const title = (p: Parameters<typeof project>[0]) => `${project(p)}的需求單`;

export const briefNotes: StepNotes = {
  own: [
    ['1-020-01', said('提供了', target, title)],
    ['1-020-02', said('更新了', target, title)],
    ['1-020-03', said('封存了', target, title)],
    ['2-020-05', said('已確認', target, title)],
  ],
  comments: commentNotes({ code, title: brief.title, target }),
};
