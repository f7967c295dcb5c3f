import * as z from 'zod';
import { CommentTime } from './comment';
import { CopyContent } from './copywriting';
import { Instant, PlatformKind } from './project';
import { Person } from './user';
import { SentVideo } from './video';

/** A person who opened a link. */
export const Guest = z.object({
  uuid: z.uuid(),
  name: z.string(),
  /** Only returned to the link's maker, and only if guests were asked for it. */
  email: z.string().nullable(),
  last_seen_at: Instant,
  /** When the guest last downloaded the video. */
  downloaded_at: Instant.nullable(),
});
export type Guest = z.infer<typeof Guest>;

/** A link to one step, as both sides of the task see it. */
export const GuestLink = z.object({
  uuid: z.uuid(),
  /** Heading guests see above the content. */
  title: z.string(),
  /** The version it shows; `null` for always the newest. */
  version: z.number().int().min(1).nullable(),
  may_comment: z.boolean(),
  /** Whether guests may download the video, with their name burned into the picture. */
  may_download: z.boolean(),
  has_password: z.boolean(),
  made_by: Person,
  created_at: Instant,
  expires_at: Instant,
  revoked_at: Instant.nullable(),
  /** Number of times it was opened. */
  openings: z.number().int(),
  last_opened_at: Instant.nullable(),
  /** Most recent first. */
  guests: z.array(Guest),
});
export type GuestLink = z.infer<typeof GuestLink>;

export const guestLinkStates = ['open', 'expired', 'revoked'] as const;

/** What a link shows: a video, or the copy of one platform. */
export const guestSubjects = ['film', 'post'] as const;

/** What a link reveals before anything is shown. */
export const GuestDoor = z.object({
  shows: z.enum(guestSubjects),
  state: z.enum(guestLinkStates),
  needs_password: z.boolean(),
  may_comment: z.boolean(),
  may_download: z.boolean(),
});
export type GuestDoor = z.infer<typeof GuestDoor>;

/** A comment as a guest sees it: the guest's own, or a reply to one. Nobody in the project is named. */
export const GuestComment = z.object({
  uuid: z.uuid(),
  /** The guest's comment being replied to; `null` for the first of a thread. */
  parent_uuid: z.uuid().nullable(),
  by: z.enum(['guest', 'vendor', 'creator']),
  message: z.string(),
  time: CommentTime.nullable(),
  time_end: CommentTime.nullable(),
  created_at: Instant,
});
export type GuestComment = z.infer<typeof GuestComment>;

export const guestCopyStates = ['none', 'waiting', 'ready', 'failed'] as const;

/** The copy of the video a guest may download, with their name burned into the picture. It is made on request. */
export const GuestCopy = z.object({
  state: z.enum(guestCopyStates),
  /** Progress of making the copy, in percent. */
  progress: z.number().int(),
  /** Where the file is once it is made; valid until the link ends. */
  path: z.string().nullable(),
});
export type GuestCopy = z.infer<typeof GuestCopy>;

/** Copy as it will be published, with the pictures of this version. Nobody in the project is named. */
export const GuestPost = z.object({
  /** The platform it is published on, such as `Instagram`. */
  platform: z.string(),
  kind: PlatformKind,
  /** The addresses of its pictures and of those below are valid until the link ends. */
  content: CopyContent,
  pictures: z.array(z.object({ path: z.string(), caption: z.string() })),
});
export type GuestPost = z.infer<typeof GuestPost>;

/** Everything a guest sees of a project. */
export const GuestReview = z.object({
  title: z.string(),
  /** The guest's name, shown across the picture and on their comments. */
  name: z.string(),
  may_comment: z.boolean(),
  expires_at: Instant,
  version: z.number().int().min(1),
  /** Carries the link's title as its name, and an address valid until the link ends; `null` where copy is shown. */
  film: SentVideo.nullable(),
  /** `null` where a video is shown. */
  post: GuestPost.nullable(),
  /** `null` if the link does not permit downloads, or the video is hosted elsewhere. */
  copy: GuestCopy.nullable(),
  /** Oldest first. */
  comments: z.array(GuestComment),
});
export type GuestReview = z.infer<typeof GuestReview>;
