import * as z from 'zod';
import { reviewActions } from '../workflow';
import { ClaimResult } from './claim';
import { Instant, Project, Step, Task, TaskPlatform } from './project';
import { Person } from './user';

export const VersionSummary = z.object({
  uuid: z.uuid(),
  number: z.number().int().min(1),
  /** What somebody called it; absent without a name. */
  name: z.string().optional(),
  created_by: Person,
  sent_at: Instant,
  finalised_at: Instant.nullable(),
  accepted_at: Instant.nullable(),
  /** Revision round in which the version was sent, from 1. */
  round: z.number().int(),
});
export type VersionSummary = z.infer<typeof VersionSummary>;

/** Pixels of a picture. */
export const PictureSize = z.object({ width: z.number().int(), height: z.number().int() });
export type PictureSize = z.infer<typeof PictureSize>;

/** Versions of this content; they never change. */
export const versionOf = <Content extends z.ZodType>(content: Content) =>
  VersionSummary.extend({
    content,
    content_hash: z.string(),
    /** Wordings of it that may be a risk; `null` where nothing is checked, or was not yet. */
    claims: ClaimResult.nullable(),
    /** Sizes of its pictures by address, so that a page can reserve their space while they load. */
    picture_sizes: z.record(z.string(), PictureSize),
  });

/** Unsent content; only its author ever receives it. */
export const draftOf = <Content extends z.ZodType>(content: Content) =>
  z.object({
    content,
    /** Grows with every save and every version sent; a save that names an older one is refused with 409. */
    revision: z.number().int(),
    /** The version the draft started from, 0 for none. */
    base_version: z.number().int(),
    updated_at: Instant,
  });

/** All one needs to work on a step: its state, its versions and one's own draft. */
export const stepViewOf = <Content extends z.ZodType, Action extends string>(
  content: Content,
  actions: readonly [Action, ...Action[]],
) =>
  z.object({
    project: Project.pick({ uuid: true, name: true, status: true, vendor: true }),
    task: Task,
    step: Step,
    /** Of copywriting, which is written for each platform. */
    platform: TaskPlatform.nullable(),
    versions: z.array(VersionSummary),
    draft: draftOf(content).nullable(),
    /** What the next save has to name; it counts on when a draft is sent. */
    revision: z.number().int(),
    rounds_used: z.number().int(),
    rounds_agreed: z.number().int(),
    /** What the caller may do now. */
    allowed: z.array(z.enum(actions)),
  });

/** Sanitised HTML of the editor's schema: the content of outlines. */
export const RichText = z.string();

export const Version = versionOf(RichText);
export type Version<Content = string> = z.infer<ReturnType<typeof versionOf<z.ZodType<Content>>>>;

export const Draft = draftOf(RichText);
export type Draft<Content = string> = z.infer<ReturnType<typeof draftOf<z.ZodType<Content>>>>;

export const StepView = stepViewOf(RichText, reviewActions);
export type StepView<Content = string> = z.infer<
  ReturnType<typeof stepViewOf<z.ZodType<Content>, (typeof reviewActions)[number]>>
>;
