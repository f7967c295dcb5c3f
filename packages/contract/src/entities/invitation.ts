import * as z from 'zod';
import { invitationStatuses, Role } from '../vocabulary';
import { Day, Instant, Task } from './project';
import { RatingAverage } from './rating';
import { Person } from './user';

/** `task`: take part in a task. `build`: open a project together. */
export const invitationKinds = ['task', 'build'] as const;
export const InvitationKind = z.enum(invitationKinds);
export type InvitationKind = z.infer<typeof InvitationKind>;

export const InvitationStatus = z.enum(invitationStatuses);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

/** What the invited person would take on. */
export const InvitedTask = Task.pick({ uuid: true, index: true, type: true, title: true, fee: true }).extend({
  /** By their names. */
  platforms: z.array(z.string()),
});
export type InvitedTask = z.infer<typeof InvitedTask>;

export const Invitation = z.object({
  uuid: z.uuid(),
  kind: InvitationKind,
  status: InvitationStatus,
  /** Address it was mailed to; for the sender of one from a creator's card, the creator's name. */
  email: z.string(),
  sender: Person,
  /** What others rated the sender; `null` below three ratings. */
  sender_rating: RatingAverage.nullable(),
  /** What the invited person will be. */
  recipient_role: Role,
  /** Words of the sender. */
  note: z.string(),
  /** Absent while the invited vendor still has to open it. */
  project: z
    .object({
      uuid: z.uuid(),
      name: z.string(),
      brand: z.string(),
      product: z.string(),
      start_date: Day.nullable(),
      end_date: Day.nullable(),
    })
    .nullable(),
  tasks: z.array(InvitedTask),
  created_at: Instant,
  expires_at: Instant,
});
export type Invitation = z.infer<typeof Invitation>;
