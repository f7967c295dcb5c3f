import * as z from 'zod';
import type { FunctionCode } from './codes';

export const taskTypes = ['video', 'essay', 'live', 'short_video', 'story'] as const;
export type TaskType = (typeof taskTypes)[number];

/** Task type as it travels: the alias `clip_video` is accepted and kept; see {@link normaliseTaskType}. */
export const TaskTypeOnWire = /* @__PURE__ */ (() => z.enum([...taskTypes, 'clip_video']))();
export type TaskTypeOnWire = z.infer<typeof TaskTypeOnWire>;

/** `clip_video` is the older name of `short_video`. */
export const normaliseTaskType = (type: TaskTypeOnWire): TaskType => (type === 'clip_video' ? 'short_video' : type);

export const taskTypeTitles: Record<TaskType, string> = {
  video: '影片',
  essay: '圖文',
  live: '直播',
  short_video: '短影音',
  story: '限時動態',
};

const film: FunctionCode[] = ['020', '090', '030', '040', '050', '060', '070', '080'];
const post: FunctionCode[] = ['020', '090', '030', '060', '061', '070', '080'];

/** The steps of each task type in the order of their gates. `041` may take the place of `040`. */
export const taskSteps: Record<TaskType, readonly FunctionCode[]> = {
  video: film,
  live: film,
  short_video: film,
  essay: post,
  story: post,
};

/** Steps a task may do without; 040 stands for both forms of the script. */
export const skippableSteps = ['030', '040'] as const;
export type SkippableStep = (typeof skippableSteps)[number];

/** Which copy the platforms of a task need: films go online with words, posts with words and pictures. */
export const copyNeeds = (type: TaskTypeOnWire): { text: boolean; photos: boolean } => ({
  text: taskSteps[normaliseTaskType(type)].includes('060'),
  photos: taskSteps[normaliseTaskType(type)].includes('061'),
});
