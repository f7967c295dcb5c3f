import * as z from 'zod';
import { CommentTime } from './comment';
import { CopyContent } from './copywriting';
import { Instant, PlatformKind } from './project';
import { Person } from './user';
import { SentVideo } from './video';

/** Somebody who came by a link. */
export const Guest = z.object({
  uuid: z.uuid(),
  name: z.string(),
  /** Shown to who made the link, where it was asked for. */
  email: z.string().nullable(),
  last_seen_at: Instant,
  /** When they last took the video home. */
  downloaded_at: Instant.nullable(),
});
export type Guest = z.infer<typeof Guest>;

/** A link to one step, as the two sides of the task see it. */
export const GuestLink = z.object({
  uuid: z.uuid(),
  /** What guests read above what they are shown. */
  title: z.string(),
  /** The version it shows; `null` for whichever is the newest. */
  version: z.number().int().min(1).nullable(),
  may_comment: z.boolean(),
  /** Guests may take the video home, with their name burned into the picture. */
  may_download: z.boolean(),
  has_password: z.boolean(),
  made_by: Person,
  created_at: Instant,
  expires_at: Instant,
  revoked_at: Instant.nullable(),
  /** How often it was opened. */
  openings: z.number().int(),
  last_opened_at: Instant.nullable(),
  /** Most recent first. */
  guests: z.array(Guest),
});
export type GuestLink = z.infer<typeof GuestLink>;

export const guestLinkStates = ['open', 'expired', 'revoked'] as const;

/** What a link shows: a video, or the copy of one platform. */
export const guestSubjects = ['film', 'post'] as const;

/** What a link says before anything is shown. */
export const GuestDoor = z.object({
  shows: z.enum(guestSubjects),
  state: z.enum(guestLinkStates),
  needs_password: z.boolean(),
  may_comment: z.boolean(),
  may_download: z.boolean(),
});
export type GuestDoor = z.infer<typeof GuestDoor>;

/** A comment as a guest sees it: their own, or an answer to one. Nobody of the project is named. */
export const GuestComment = z.object({
  uuid: z.uuid(),
  /** The comment of theirs it answers, `null` for the first of a thread. */
  parent_uuid: z.uuid().nullable(),
  by: z.enum(['guest', 'vendor', 'creator']),
  message: z.string(),
  time: CommentTime.nullable(),
  time_end: CommentTime.nullable(),
  created_at: Instant,
});
export type GuestComment = z.infer<typeof GuestComment>;

export const guestCopyStates = ['none', 'waiting', 'ready', 'failed'] as const;

/** The copy of the video a guest may download, with their name burned into the picture. It is made once they ask for it. */
export const GuestCopy = z.object({
  state: z.enum(guestCopyStates),
  /** Percent of the making. */
  progress: z.number().int(),
  /** Where the file is, once it is made; it ends with the link. */
  path: z.string().nullable(),
});
export type GuestCopy = z.infer<typeof GuestCopy>;

/** Copy as it will be published, with the pictures that go with this version of it. Nobody of the project is named. */
export const GuestPost = z.object({
  /** Where it is published, `Instagram`. */
  platform: z.string(),
  kind: PlatformKind,
  /** Its pictures, and those below, are at addresses that end with the link. */
  content: CopyContent,
  pictures: z.array(z.object({ path: z.string(), caption: z.string() })),
});
export type GuestPost = z.infer<typeof GuestPost>;

/** All a guest sees of a project. */
export const GuestReview = z.object({
  title: z.string(),
  /** How the guest is called, across the picture and on their comments. */
  name: z.string(),
  may_comment: z.boolean(),
  expires_at: Instant,
  version: z.number().int().min(1),
  /** Its name is the title of the link, and its address ends with the link; `null` where copy is shown. */
  film: SentVideo.nullable(),
  /** `null` where a video is shown. */
  post: GuestPost.nullable(),
  /** `null` where the link lets nobody download, or the video is somewhere else. */
  copy: GuestCopy.nullable(),
  /** Oldest first. */
  comments: z.array(GuestComment),
});
export type GuestReview = z.infer<typeof GuestReview>;
