import * as z from 'zod';
import { reviewActions } from '../workflow';
import { ClaimResult } from './claim';
import { Instant, Project, Step, Task, TaskPlatform } from './project';
import { Person } from './user';

export const VersionSummary = z.object({
  uuid: z.uuid(),
  number: z.number().int().min(1),
  /** Name given to the version; absent without one. */
  name: z.string().optional(),
  created_by: Person,
  sent_at: Instant,
  finalised_at: Instant.nullable(),
  accepted_at: Instant.nullable(),
  /** Revision round in which the version was sent, from 1. */
  round: z.number().int(),
});
export type VersionSummary = z.infer<typeof VersionSummary>;

/** Pixel size of a picture. */
export const PictureSize = z.object({ width: z.number().int(), height: z.number().int() });
export type PictureSize = z.infer<typeof PictureSize>;

/** The schema of a version of this content; versions never change. */
export const versionOf = <Content extends z.ZodType>(content: Content) =>
  VersionSummary.extend({
    content,
    content_hash: z.string(),
    /** Risky wordings in it; `null` where nothing is checked, or has not been checked yet. */
    claims: ClaimResult.nullable(),
    /** Sizes of its pictures by address, so that a page can reserve their space while they load. */
    picture_sizes: z.record(z.string(), PictureSize),
  });

/** The schema of unsent content; only its author ever receives it. */
export const draftOf = <Content extends z.ZodType>(content: Content) =>
  z.object({
    content,
    /** Incremented by every save and every sent version; a save naming an older one is refused with 409. */
    revision: z.number().int(),
    /** The version the draft is based on; 0 for none. */
    base_version: z.number().int(),
    updated_at: Instant,
  });

/** Everything needed to work on a step: its status, its versions and the caller's own draft. */
export const stepViewOf = <Content extends z.ZodType, Action extends string>(
  content: Content,
  actions: readonly [Action, ...Action[]],
) =>
  z.object({
    project: Project.pick({ uuid: true, name: true, status: true, vendor: true }),
    task: Task,
    step: Step,
    /** The platform, for copy, which is written per platform. */
    platform: TaskPlatform.nullable(),
    versions: z.array(VersionSummary),
    draft: draftOf(content).nullable(),
    /** Revision the next save has to name; it is not reset when a draft is sent. */
    revision: z.number().int(),
    rounds_used: z.number().int(),
    rounds_agreed: z.number().int(),
    /** Actions the caller may take now. */
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
