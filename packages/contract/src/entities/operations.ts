import * as z from 'zod';
import { accountStatuses, announcementAudiences, outboxStates, projectStatuses, Role } from '../vocabulary';
import { SignedInDevice } from './account';
import { Instant } from './project';
import { Person } from './user';

/** An account in the console's list. */
export const Account = Person.extend({
  role: Role,
  email: z.string(),
  status: z.enum(accountStatuses),
  created_at: Instant,
});
export type Account = z.infer<typeof Account>;

export const AccountDetail = Account.extend({
  contact_person: z.string().nullable(),
  phone: z.string(),
  /** When it will be deleted; `null` unless its owner asked for that. */
  deletion_at: Instant.nullable(),
  /** Why it is suspended; `null` when it is not. */
  suspended: z.object({ reason: z.string(), at: Instant }).nullable(),
  projects: z.array(z.object({ uuid: z.uuid(), name: z.string(), brand: z.string(), status: z.enum(projectStatuses) })),
  sessions: z.array(SignedInDevice),
  /** The security log, newest first. */
  events: z.array(z.object({ kind: z.string(), detail: z.string(), is_super_login: z.boolean(), at: Instant })),
});
export type AccountDetail = z.infer<typeof AccountDetail>;

/** A mail or LINE message on its way; whom it goes to is masked. */
export const OutboxEntry = z.object({
  uuid: z.uuid(),
  state: z.enum(outboxStates),
  to: z.string(),
  /** Subject of a mail, what a LINE message says. */
  subject: z.string(),
  attempts: z.number().int(),
  /** What the server said last; '' when nothing went wrong. */
  error: z.string(),
  created_at: Instant,
  /** When it is tried again; `null` when it is not. */
  next_attempt_at: Instant.nullable(),
  can_retry: z.boolean(),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

const Outbox = z.object({
  /** Whether there is a server to send it. */
  is_connected: z.boolean(),
  waiting: z.number().int(),
  failed: z.number().int(),
  /** In the last day. */
  sent: z.number().int(),
});

/** How the installation is. Sizes in bytes. */
export const Health = z.object({
  mail: Outbox,
  line: Outbox.extend({ is_quota_reached: z.boolean() }),
  films: z.object({
    waiting: z.number().int(),
    transcoding: z.number().int(),
    /** In the last week. */
    failed: z.number().int(),
    failures: z.array(z.object({ uuid: z.uuid(), name: z.string(), failure: z.string(), at: Instant })),
    /** Sizes given up in the last week: their films are watched without them. */
    sizes_failed: z.number().int(),
    size_failures: z.array(z.object({ uuid: z.uuid(), name: z.string(), lines: z.number().int(), at: Instant })),
  }),
  storage: z.object({
    files: z.number().int(),
    bytes: z.number(),
    film_bytes: z.number(),
    /** Who uses most, and how much an account may use. */
    largest: z.array(z.object({ person: Person, bytes: z.number() })),
    account_limit: z.number(),
  }),
  database: z.object({ bytes: z.number(), engine: z.enum(['PostgreSQL', 'PGlite']) }),
  jobs: z.array(
    z.object({ name: z.string(), ran_at: Instant, error: z.string().nullable(), failed_at: Instant.nullable() }),
  ),
  processes: z.array(
    z.object({ uuid: z.uuid(), host: z.string(), started_at: Instant, seen_at: Instant, memory: z.number() }),
  ),
});
export type Health = z.infer<typeof Health>;

/** What the platform tells everybody, as a notification. */
export const Announcement = z.object({
  uuid: z.uuid(),
  text: z.string(),
  /** Page of the app it leads to; '' for the user guide. */
  path: z.string(),
  audience: z.enum(announcementAudiences),
  by: z.string(),
  created_at: Instant,
  /** Whom it has reached so far. */
  told: z.number().int(),
  /** When everybody was told; `null` while it is being sent. */
  sent_at: Instant.nullable(),
});
export type Announcement = z.infer<typeof Announcement>;
