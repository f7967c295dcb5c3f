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
  /** When it will be deleted; `null` unless its owner requested deletion. */
  deletion_at: Instant.nullable(),
  /** The suspension and its reason; `null` when not suspended. */
  suspended: z.object({ reason: z.string(), at: Instant }).nullable(),
  projects: z.array(z.object({ uuid: z.uuid(), name: z.string(), brand: z.string(), status: z.enum(projectStatuses) })),
  sessions: z.array(SignedInDevice),
  /** The security log, newest first. */
  events: z.array(z.object({ kind: z.string(), detail: z.string(), is_super_login: z.boolean(), at: Instant })),
});
export type AccountDetail = z.infer<typeof AccountDetail>;

/** A mail or LINE message waiting to be sent; its recipient is masked. */
export const OutboxEntry = z.object({
  uuid: z.uuid(),
  state: z.enum(outboxStates),
  to: z.string(),
  /** Subject of a mail, or text of a LINE message. */
  subject: z.string(),
  attempts: z.number().int(),
  /** The last error of the sending server; `''` without one. */
  error: z.string(),
  created_at: Instant,
  /** Time of the next attempt; `null` if there is none. */
  next_attempt_at: Instant.nullable(),
  can_retry: z.boolean(),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

const Outbox = z.object({
  /** Whether a server for sending is configured. */
  is_connected: z.boolean(),
  waiting: z.number().int(),
  failed: z.number().int(),
  /** Number sent in the last 24 hours. */
  sent: z.number().int(),
});

/** State of the installation. Sizes are in bytes. */
export const Health = z.object({
  mail: Outbox,
  line: Outbox.extend({ is_quota_reached: z.boolean() }),
  films: z.object({
    waiting: z.number().int(),
    transcoding: z.number().int(),
    /** Number of failures in the last week. */
    failed: z.number().int(),
    failures: z.array(z.object({ uuid: z.uuid(), name: z.string(), failure: z.string(), at: Instant })),
    /** Video sizes given up on in the last week; their films are played without them. */
    sizes_failed: z.number().int(),
    size_failures: z.array(z.object({ uuid: z.uuid(), name: z.string(), lines: z.number().int(), at: Instant })),
  }),
  storage: z.object({
    files: z.number().int(),
    bytes: z.number(),
    film_bytes: z.number(),
    /** The accounts that use the most storage, and the limit of an account. */
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

/** A message from the platform to everybody, delivered as a notification. */
export const Announcement = z.object({
  uuid: z.uuid(),
  text: z.string(),
  /** Page of the app it links to; `''` for the user guide. */
  path: z.string(),
  audience: z.enum(announcementAudiences),
  by: z.string(),
  created_at: Instant,
  /** Number of people notified so far. */
  told: z.number().int(),
  /** When everybody had been notified; `null` while it is being sent. */
  sent_at: Instant.nullable(),
});
export type Announcement = z.infer<typeof Announcement>;
