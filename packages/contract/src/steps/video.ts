import { paths } from '../pages';
import { functionCodes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import type { StepDefinition, StepPlace } from './step';
import { commentNotes, project, reviewNotes, type StepNotes, stepTarget } from './wording';

const code = functionCodes.video;
const page = ({ task, index }: StepPlace) => paths.video(task, { index });

/** The video, uploaded and transcoded. */
export const video = {
  code,
  title: '影片製作',
  noun: '影片',
  machine: reviewMachine,
  writer: 'creator',
  page,
  board: 'videoComments',
  isText: false,
  isAccepted: true,
  statusTitles: { todo: '待上傳' },
  verbs: { todo: '上傳' },
} as const satisfies StepDefinition;

const target = stepTarget(page);
const words = { code, title: video.noun, target };

export const videoNotes: StepNotes = {
  own: [
    ...reviewNotes({ ...words, sent: '上傳了', changed: '更新了' }),
    ['3-050-13', { text: (p) => `${project(p)}的影片轉檔完成，請確認片長`, target }],
    ['3-050-16', { text: (p) => `${project(p)}的影片轉檔失敗，請重新上傳`, target }],
  ],
  comments: commentNotes(words),
};
