import { paths } from '../pages';
import { functionCodes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import type { StepDefinition, StepPlace } from './step';
import { commentNotes, platform, reviewNotes, type StepNotes, stepTarget } from './wording';

const code = functionCodes.copyPhotos;

/** The pictures of one platform's post, reviewed apart from its words. */
export const copyPhotos = {
  code,
  title: '文案圖片',
  noun: '文案圖片',
  machine: reviewMachine,
  writer: 'creator',
  page: ({ task, index, platform: id }: StepPlace) =>
    id ? paths.copyDetail(task, id, { index, tab: 'photos' }) : paths.copywriting(task, { index }),
  board: 'copyComments',
  isText: true,
  isAccepted: true,
  ofPlatform: 'photos',
  besides: functionCodes.copyText,
  statusTitles: { todo: '待上傳' },
  verbs: { todo: '上傳' },
} as const satisfies StepDefinition;

const target = stepTarget(({ task, index, platform: id = '' }) => paths.copyDetail(task, id, { index, tab: 'photos' }));
const words = { code, title: copyPhotos.title, target, owner: platform };

export const copyPhotosNotes: StepNotes = { own: reviewNotes(words), comments: commentNotes(words) };
