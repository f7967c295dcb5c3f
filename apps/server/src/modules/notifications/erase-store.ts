import type { NotificationParameters } from '@paidang/contract/entities';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { notifications } from './schema';

type NameParameter = keyof Pick<NotificationParameters, 'name' | 'company_name' | 'kol_name'>;

const { parameters } = notifications;
const parameter = (name: keyof NotificationParameters) => sql<string | null>`${parameters} ->> ${sql.raw(`'${name}'`)}`;

/** SQL that replaces those of the names that a notification's parameters contain. */
const renamed = (names: readonly NameParameter[], nobody: string): SQL =>
  names.reduce<SQL>(
    (before, name) => sql`jsonb_set(${before}, ${sql.raw(`'{${name}}'`)}, to_jsonb(${nobody}::text), false)`,
    sql`${parameters}`,
  );

/** Deletes a person's notifications, and replaces their name in other people's. */
export async function erasePersonalData(
  db: Database,
  { id, email }: { id: string; email: string },
  nobody: string,
): Promise<void> {
  await db.delete(notifications).where(eq(notifications.recipientId, id));
  const rename = (names: readonly NameParameter[], where: SQL | undefined) =>
    db
      .update(notifications)
      .set({ parameters: renamed(names, nobody) })
      .where(where);
  await rename(['name', 'company_name'], eq(notifications.senderId, id));
  await rename(['kol_name'], eq(parameter('kol_uuid'), id));
  // A person who declined through a mailed link is named by their email address.
  await rename(['name', 'company_name'], and(isNull(notifications.senderId), eq(parameter('name'), email)));
}
