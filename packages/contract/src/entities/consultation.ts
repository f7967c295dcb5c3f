import * as z from 'zod';
import { consultationStatuses, consultationTopics } from '../vocabulary';
import { Instant } from './project';

/** A visitor's question, in the console's list. */
export const Consultation = z.object({
  uuid: z.uuid(),
  status: z.enum(consultationStatuses),
  topic: z.enum(consultationTopics),
  name: z.string(),
  company: z.string(),
  created_at: Instant,
  /** The member of staff responsible for it. */
  taken_by: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
});
export type Consultation = z.infer<typeof Consultation>;

/** A mail sent to the visitor. */
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
  /** Visible to staff only. */
  note: z.string(),
  /** Oldest first. */
  answers: z.array(ConsultationAnswer),
});
export type ConsultationDetail = z.infer<typeof ConsultationDetail>;
