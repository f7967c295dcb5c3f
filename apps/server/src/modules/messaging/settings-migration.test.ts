import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories/users';
import { paths } from '../../config/paths';
import { messagingSettings } from './schema';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** The part of the migration that changes existing settings, without the tables it creates. */
async function migrateSettings(): Promise<void> {
  const migration = await readFile(join(paths.migrations, '0019_add_reminders.sql'), 'utf8');
  const updates = migration
    .split('--> statement-breakpoint')
    .filter((part) => part.includes('UPDATE "messaging_settings"'));
  expect(updates).toHaveLength(2);
  for (const update of updates) await server.db.execute(sql.raw(update));
}

/** Settings in the old format: mails once a day, or never. */
async function settingsBecome(before: object): Promise<unknown> {
  const { id: userId } = await createUser(server.transact, { role: 'Creator' });
  const row = { userId, ask: 'ask' as const, preferences: {}, offHours: false, updatedAt: new Date() };
  await server.db.insert(messagingSettings).values(row);
  await server.db.execute(
    sql`update messaging_settings set preferences = ${JSON.stringify(before)}::jsonb where user_id = ${userId}`,
  );
  await migrateSettings();
  const [after] = await server.db.select().from(messagingSettings).where(eq(messagingSettings.userId, userId));
  await server.db.delete(messagingSettings).where(eq(messagingSettings.userId, userId));
  return after?.preferences;
}

test('daily mails stay daily, and users with mails about steps get reminders instantly', async () => {
  const before = { steps: { email: true, line: false }, comments: { email: false, line: true } };
  expect(await settingsBecome(before)).toEqual({
    steps: { email: 'daily', line: false },
    comments: { email: 'off', line: true },
    reminders: { email: 'instant', line: false },
  });
});

test('users without mails about steps get no mails with reminders', async () => {
  const before = { steps: { email: false, line: true } };
  expect(await settingsBecome(before)).toMatchObject({ reminders: { email: 'off', line: true } });
});

test('settings without choices get the default for reminders', async () => {
  expect(await settingsBecome({})).toEqual({ reminders: { email: 'instant', line: true } });
});
