import { emptyReport } from '@paidang/contract/report';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database';
import type { TestUser } from './users';

interface ClosedProjects {
  readonly vendor: TestUser;
  readonly creator: TestUser;
  readonly count: number;
}

/**
 * Many closed projects at once, each with an accepted report of a YouTube video. Fees are 1, 2, 3 …; every video has ten
 * views. Usable only once per database, because ids are built from numbers.
 */
export async function createClosedProjects(db: Database, { vendor, creator, count }: ClosedProjects): Promise<void> {
  const content = JSON.stringify({
    ...emptyReport('video'),
    figures: { yt_final_total_views: 10, likes: 2, comments: 1 },
  });
  const copies = sql`generate_series(1, ${sql.raw(String(count))}) as n`;
  /** `table` is one digit. */
  const id = (table: number) => sql.raw(`('00000000-0000-4000-800${table}-' || lpad(n::text, 12, '0'))::uuid`);
  for (const insert of [
    sql`insert into projects (id, name, brand, product, status, vendor_id, build_mode)
      select ${id(0)}, '第' || n || '檔', '山眠', '精華', 'closed', ${vendor.id}, 'self' from ${copies}`,
    sql`insert into tasks (id, project_id, position, type, title, creator_id, fee, rounds_agreed)
      select ${id(1)}, ${id(0)}, 0, 'video', '開箱', ${creator.id}, n, 2 from ${copies}`,
    sql`insert into task_platforms (id, task_id, position, title, kind, needs_text, needs_photos)
      select ${id(2)}, ${id(1)}, 0, 'YouTube', 'post', true, false from ${copies}`,
    sql`insert into case_reports (id, platform_id, status, revision)
      select ${id(3)}, ${id(2)}, 'accepted', 1 from ${copies}`,
    sql`insert into case_report_versions (id, report_id, number, content, created_by, sent_at, accepted_at)
      select ${id(4)}, ${id(3)}, 1, ${content}, ${creator.id}, now(), timestamp '2026-01-15' - n * interval '1 hour' from ${copies}`,
  ]) {
    await db.execute(insert);
  }
}
