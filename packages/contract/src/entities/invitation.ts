import * as z from 'zod';
import { invitationStatuses, Role } from '../vocabulary';
import { Day, Instant, Task } from './project';
import { RatingAverage } from './rating';
import { Person } from './user';

/** `task`: take part in a task. `build`: start a project together. */
export const invitationKinds = ['task', 'build'] as const;
export const InvitationKind = z.enum(invitationKinds);
export type InvitationKind = z.infer<typeof InvitationKind>;

export const InvitationStatus = z.enum(invitationStatuses);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

/** What the invited person would take on. */
export const InvitedTask = Task.pick({ uuid: true, index: true, type: true, title: true, fee: true }).extend({
  /** Names of the platforms. */
  platforms: z.array(z.string()),
});
export type InvitedTask = z.infer<typeof InvitedTask>;

export const Invitation = z.object({
  uuid: z.uuid(),
  kind: InvitationKind,
  status: InvitationStatus,
  /** Address it was mailed to; if it was sent from a card, its sender sees the creator's name instead. */
  email: z.string(),
  sender: Person,
  /** The sender's average rating; `null` with fewer than three ratings. */
  sender_rating: RatingAverage.nullable(),
  /** The role the invited person will have. */
  recipient_role: Role,
  /** The sender's message. */
  note: z.string(),
  /** Absent while the invited vendor has not opened the project yet. */
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
