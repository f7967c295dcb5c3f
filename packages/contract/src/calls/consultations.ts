import * as z from 'zod';
import { Consultation, ConsultationDetail } from '../entities';
import { consultationLimits, limits } from '../limits';
import { errorCodes } from '../routes/errors';
import { checkOptionalPhone, messages } from '../rules';
import { consultationStatuses, consultationTopics } from '../vocabulary';
import type { Schemas } from './call';
import { checked, EmailField } from './checked';

const { nameLength, companyLength, messageLength, answerLength, noteLength } = consultationLimits;

const needed = (most: number) => z.string().trim().min(1, messages.fillThisField).max(most);

/** What a visitor fills in. */
export const ConsultationForm = z.object({
  /** Made by the form, so that sending it twice keeps it once. */
  uuid: z.uuid(),
  name: needed(nameLength),
  company: needed(companyLength),
  email: EmailField,
  phone: checked(checkOptionalPhone).default(''),
  topic: z.enum(consultationTopics),
  message: needed(messageLength),
  agreed: z.literal(true),
  /** People do not see this field and leave it empty; what fills it in is a program, and is not kept. */
  website: z.string().max(limits.account.linkLength).default(''),
});
export type ConsultationForm = z.infer<typeof ConsultationForm>;

export const consultationSchemas = {
  send: {
    summary: '專人諮詢：留下問題與聯絡方式，寄出收據',
    body: ConsultationForm,
    data: z.null(),
  },
} satisfies Schemas;

const ConsultationParams = z.object({ consultation: z.uuid() });
const one = { params: ConsultationParams, data: ConsultationDetail };

/** Consultations as staff work on them. */
export const platformConsultationSchemas = {
  list: {
    summary: '諮詢列表，新的在前，分頁',
    query: z.object({
      status: z.enum(consultationStatuses).optional(),
      /** `next` of the page before. */
      cursor: z.coerce.number().int().min(1).max(limits.integer).optional(),
    }),
    data: z.array(Consultation),
    meta: z.object({
      next: z.number().int().nullable(),
      /** How many there are of each status. */
      counts: z.object({ open: z.number().int(), answered: z.number().int(), closed: z.number().int() }),
    }),
  },
  get: { ...one, summary: '一件諮詢與往來的回覆' },
  take: {
    ...one,
    summary: '由自己處理；從別人手上接過來時，要說是從誰',
    body: z.object({ from: z.uuid().nullable() }),
    errors: [errorCodes.conflict],
  },
  answer: {
    ...one,
    summary: '以信件回覆，附上對方的問題；別人正在處理時不能回覆',
    body: z.object({ text: needed(answerLength) }),
    errors: [errorCodes.conflict],
  },
  note: {
    ...one,
    summary: '團隊內部的備註',
    body: z.object({ note: z.string().trim().max(noteLength) }),
  },
  close: { ...one, summary: '結案' },
  reopen: { ...one, summary: '重新處理' },
} satisfies Schemas;
