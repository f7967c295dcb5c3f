import * as z from 'zod';
import { Account, AccountDetail, Announcement, Health, OutboxEntry } from '../entities';
import { limits, operationLimits } from '../limits';
import { isPage } from '../pages';
import { errorCodes } from '../routes/errors';
import { messages } from '../rules';
import { accountStatuses, announcementAudiences, outboxStates, Role } from '../vocabulary';
import type { Schemas } from './call';

const Reason = z.object({
  reason: z.string().trim().min(1, messages.fillThisField).max(operationLimits.reasonLength),
});
const AccountParams = z.object({ account: z.uuid() });
const account = { params: AccountParams, body: Reason, data: AccountDetail, errors: [errorCodes.conflict] };

/** Accounts as staff look after them. Staff themselves are not among them. */
export const platformAccountSchemas = {
  list: {
    summary: '以姓名、信箱或編號找帳號，新的在前，分頁',
    query: z.object({
      q: z.string().trim().max(operationLimits.queryLength).default(''),
      role: Role.optional(),
      status: z.enum(accountStatuses).optional(),
      /** The last account of the page before. */
      cursor: z.uuid().optional(),
    }),
    data: z.array(Account),
    meta: z.object({ next: z.uuid().nullable() }),
  },
  get: {
    summary: '一個帳號：專案、登入中的裝置、安全紀錄',
    params: AccountParams,
    data: AccountDetail,
  },
  signOut: { ...account, summary: '登出所有裝置' },
  suspend: { ...account, summary: '停用帳號，登出所有裝置，寄信告知原因' },
  unsuspend: { ...account, summary: '恢復帳號，寄信告知' },
  superLogin: {
    summary: '產生一次性的代理登入連結；之後的操作都會留下紀錄',
    params: AccountParams,
    body: Reason,
    data: z.object({ url: z.string() }),
    errors: [errorCodes.conflict],
  },
} satisfies Schemas;

const outboxList = {
  query: z.object({
    state: z.enum(outboxStates).optional(),
    /** `next` of the page before. */
    cursor: z.coerce.number().int().min(1).max(limits.integer).optional(),
  }),
  data: z.array(OutboxEntry),
  meta: z.object({ next: z.number().int().nullable() }),
};
const retry = { params: z.object({ entry: z.uuid() }), data: z.null(), errors: [errorCodes.conflict] };

export const healthSchemas = {
  get: { summary: '系統的狀況：信件、LINE、影片、儲存空間、資料庫、排程', data: Health },
  mails: { ...outboxList, summary: '寄出與待寄的信件，新的在前；收件人遮罩' },
  retryMail: { ...retry, summary: '現在再寄一次' },
  lineMessages: { ...outboxList, summary: '送出與待送的LINE訊息，新的在前；收件人遮罩' },
  retryLineMessage: { ...retry, summary: '現在再送一次' },
} satisfies Schemas;

export const announcementSchemas = {
  list: {
    summary: '發過的公告，新的在前，最多100則；對象各有多少人',
    data: z.array(Announcement),
    meta: z.object({ people: z.object({ all: z.number(), vendors: z.number(), creators: z.number() }) }),
  },
  send: {
    summary: '發公告：成為對象每個人的一則通知，只發一次',
    body: z.object({
      /** Made by the form, so that sending it twice tells people once. */
      uuid: z.uuid(),
      text: z.string().trim().min(1, messages.fillThisField).max(operationLimits.announcementLength),
      /** A page of the app; '' for the user guide. */
      path: z
        .string()
        .trim()
        .max(operationLimits.pathLength)
        .refine((path) => path === '' || isPage(path), messages.announcementPath)
        .default(''),
      audience: z.enum(announcementAudiences),
    }),
    data: Announcement,
  },
} satisfies Schemas;
