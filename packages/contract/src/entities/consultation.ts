import * as z from 'zod';
import { consultationStatuses, consultationTopics } from '../vocabulary';
import { Instant } from './project';

/** What a visitor has asked, in the console's list. */
export const Consultation = z.object({
  uuid: z.uuid(),
  status: z.enum(consultationStatuses),
  topic: z.enum(consultationTopics),
  name: z.string(),
  company: z.string(),
  created_at: Instant,
  /** The member of staff who looks after it. */
  taken_by: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
});
export type Consultation = z.infer<typeof Consultation>;

/** A mail to the visitor. */
export const ConsultationAnswer = z.object({
  uuid: z.uuid(),
  text: z.string(),
  /** Name of the member of staff. */
  by: z.string(),
  created_at: Instant,
});
export type ConsultationAnswer = z.infer<typeof ConsultationAnswer>;

export const ConsultationDetail = Consultation.extend({
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** Seen by staff only. */
  note: z.string(),
  /** Oldest first. */
  answers: z.array(ConsultationAnswer),
});
export type ConsultationDetail = z.infer<typeof ConsultationDetail>;
