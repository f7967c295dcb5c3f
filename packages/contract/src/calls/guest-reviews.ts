import * as z from 'zod';
import { CommentTime, GuestDoor, GuestLink, GuestReview } from '../entities';
import { guestReviewLimits, limits } from '../limits';
import { errorCodes } from '../routes/errors';
import { messages } from '../rules';
import type { Schemas } from './call';
import { EmailField } from './checked';
import { decided, TaskParams } from './reviews';

const { titleLength, days, nameLength, passwordLength } = guestReviewLimits;

/** The platform whose copy the links show. @default the links show the video */
const Subject = z.object({ platform: z.uuid().optional() });
const LinkParams = TaskParams.extend({ link: z.uuid() });
const needed = (most: number) => z.string().trim().min(1, messages.fillThisField).max(most);
/** The token of a link, or the pass a browser stores. */
const token = z.string().min(20).max(100);
const Visit = z.object({
  /** The pass returned by `enter`. */
  pass: token,
});

export const NewGuestLink = Subject.extend({
  title: needed(titleLength),
  /** @default always the newest version */
  version: decided.version.nullable(),
  may_comment: z.boolean(),
  may_download: z.boolean().default(false),
  /** @default no password: anybody who has the link gets in */
  password: z.string().min(limits.passwordLength, messages.passwordTooShort).max(passwordLength).optional(),
  days: z.number().int().min(1).max(days),
});
export type NewGuestLink = z.infer<typeof NewGuestLink>;

export const guestLinkSchemas = {
  list: {
    summary: '影片或一個平台文案的訪客連結與看過的人，新的在前',
    params: TaskParams,
    query: Subject,
    data: z.array(GuestLink),
  },
  make: {
    summary: '建立訪客連結，給沒有帳號的人看影片或文案',
    params: TaskParams,
    body: NewGuestLink,
    data: GuestLink,
  },
  address: { summary: '自己建立的訪客連結的網址', params: LinkParams, data: z.object({ address: z.string() }) },
  revoke: { summary: '撤銷訪客連結，立刻失效；雙方都可以', params: LinkParams, data: GuestLink },
} satisfies Schemas;

export const guestReviewSchemas = {
  knock: {
    summary: '訪客連結是否有效、要不要密碼',
    body: z.object({ token }),
    data: GuestDoor,
  },
  enter: {
    summary: '訪客留下名字（可留言或可下載的連結還有 Email），取得觀看憑證',
    body: z.object({
      token,
      name: needed(nameLength),
      email: EmailField.optional(),
      password: z.string().max(passwordLength).optional(),
    }),
    data: z.object({ pass: token, review: GuestReview }),
    errors: [errorCodes.forbidden],
  },
  view: {
    summary: '訪客看到的影片或文案，和自己的留言與回覆',
    body: Visit,
    data: GuestReview,
    errors: [errorCodes.forbidden],
  },
  copy: {
    summary: '訪客要下載影片：畫面印上名字的檔案開始製作',
    body: Visit,
    data: GuestReview,
    errors: [errorCodes.forbidden],
  },
  comment: {
    summary: '訪客留言，或回覆自己的留言',
    body: Visit.extend({
      message: needed(limits.comments.textLength),
      time: CommentTime.nullish(),
      time_end: CommentTime.nullish(),
      /** The guest's own comment being replied to. */
      parent_uuid: z.uuid().optional(),
    }),
    data: GuestReview,
    errors: [errorCodes.forbidden],
  },
} satisfies Schemas;
