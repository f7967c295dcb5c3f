import * as z from 'zod';
import { limits } from '../limits';
import { reviewActions } from '../workflow';
import { Project, Step, Task, TaskPlatform } from './project';
import { stepViewOf, versionOf } from './review';

const { copy: most } = limits;

/** One frame of a story. */
export const StoryFrame = z.object({
  frame_uuid: z.uuid(),
  /** Path of the frame's picture. */
  image: z.string().max(200).nullable(),
  /** Plain text on the picture. */
  caption: z.string().max(most.captionLength),
  link_sticker: z
    .object({ text: z.string().trim().max(most.stickerLength), url: z.string().trim().max(2000) })
    .nullable(),
});
export type StoryFrame = z.infer<typeof StoryFrame>;

/** Text of one platform (060): a post, or the frames of a story in order. */
export const CopyContent = z.discriminatedUnion('mode', [
  /** HTML of the editor's schema. */
  z.object({ mode: z.literal('post'), text: z.string().max(limits.editor.htmlLength) }),
  z.object({ mode: z.literal('story'), frames: z.array(StoryFrame).max(most.frames) }),
]);
export type CopyContent = z.infer<typeof CopyContent>;

export const CopyPhoto = z.object({
  photo_uuid: z.uuid(),
  path: z.string().max(200),
  /** What the picture shows, or the text next to it. */
  caption: z.string().max(most.captionLength),
});
export type CopyPhoto = z.infer<typeof CopyPhoto>;

/** Pictures of one platform (061) in order; for a story, one per frame. */
export const PhotosContent = z.object({ photos: z.array(CopyPhoto).max(most.photos) });
export type PhotosContent = z.infer<typeof PhotosContent>;

export const CopyVersion = versionOf(CopyContent);
export type CopyVersion = z.infer<typeof CopyVersion>;
export const CopyView = stepViewOf(CopyContent, reviewActions);
export type CopyView = z.infer<typeof CopyView>;

export const PhotosVersion = versionOf(PhotosContent);
export type PhotosVersion = z.infer<typeof PhotosVersion>;
export const CopyPhotosView = stepViewOf(PhotosContent, reviewActions);
export type CopyPhotosView = z.infer<typeof CopyPhotosView>;

/** A platform and the progress of its text and pictures. */
export const CopyPlatform = TaskPlatform.extend({
  /** `null` when the platform needs no text. */
  text: Step.nullable(),
  photos: Step.nullable(),
  /** Whether both steps are done, or the only one there is. */
  is_accepted: z.boolean(),
  /** Opening it returns 0428 '未有文案'. */
  is_missing: z.boolean(),
});
export type CopyPlatform = z.infer<typeof CopyPlatform>;

export const CopywritingList = z.object({
  project: Project.pick({ uuid: true, name: true, status: true, vendor: true }),
  task: Task,
  platforms: z.array(CopyPlatform),
});
export type CopywritingList = z.infer<typeof CopywritingList>;
