import type { AskMode, MailMode, NotificationPreferences } from '@paidang/contract/entities';
import { type NotificationKind, notificationKinds } from '@paidang/contract/notifications';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { messagingSettings } from './schema';

export interface Choices {
  readonly ask: AskMode;
  readonly preferences: NotificationPreferences;
  /** Whether reminders may also be sent at night and on days off. */
  readonly offHours: boolean;
}

/** Kinds mailed instantly by default: the next morning's mail is too late for reminders, and creators wait for payments. */
const instantKinds: readonly NotificationKind[] = ['reminders', 'rewards'];
const defaultMailMode = (kind: NotificationKind): MailMode => (instantKinds.includes(kind) ? 'instant' : 'daily');

const defaultPreferences = Object.fromEntries(
  notificationKinds.map((kind) => [kind, { email: defaultMailMode(kind), line: true }]),
) as NotificationPreferences;

type SettingRow = Pick<typeof messagingSettings.$inferSelect, 'ask' | 'preferences' | 'offHours'>;

const choicesOf = (row: SettingRow | undefined): Choices => ({
  ask: row?.ask ?? 'ask',
  preferences: { ...defaultPreferences, ...row?.preferences },
  offHours: row?.offHours ?? false,
});

/** Settings of several users. By default they are asked, and get every kind on every channel except reminders at night. */
export async function choicesOfAll(db: Database, userIds: readonly string[]): Promise<(userId: string) => Choices> {
  const rows = userIds.length
    ? await db
        .select()
        .from(messagingSettings)
        .where(inArray(messagingSettings.userId, [...userIds]))
    : [];
  const found = new Map(rows.map((row) => [row.userId, row]));
  return (userId) => choicesOf(found.get(userId));
}

export async function findChoices(db: Database, userId: string): Promise<Choices> {
  const [row] = await db.select().from(messagingSettings).where(eq(messagingSettings.userId, userId));
  return choicesOf(row);
}

export const saveChoices = (db: Database, userId: string, choices: Choices, now: Date) =>
  db
    .insert(messagingSettings)
    .values({ userId, ...choices, updatedAt: now })
    .onConflictDoUpdate({ target: messagingSettings.userId, set: { ...choices, updatedAt: now } });

export const deleteChoices = (db: Database, userId: string) =>
  db.delete(messagingSettings).where(eq(messagingSettings.userId, userId));

/** Whether a user wants a kind by LINE. Notifications without a kind cannot be turned off. */
export const wantsLine = ({ preferences }: Choices, kind: NotificationKind | null): boolean =>
  kind === null || preferences[kind].line;

/** When a user wants a kind by mail. */
export const mailModeOf = ({ preferences }: Choices, kind: NotificationKind | null): MailMode =>
  kind === null ? 'daily' : preferences[kind].email;
