import * as z from 'zod';

export const taskTypes = ['video', 'essay', 'live', 'short_video', 'story'] as const;
export type TaskType = (typeof taskTypes)[number];

/** Task type in requests and responses: the alias `clip_video` is accepted and stored; see {@link normaliseTaskType}. */
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

/** Tasks that produce a video; {@link postTaskTypes} produce pictures and text. */
export const videoTaskTypes = ['video', 'live', 'short_video'] as const satisfies readonly TaskType[];
export const postTaskTypes = ['essay', 'story'] as const satisfies readonly TaskType[];
