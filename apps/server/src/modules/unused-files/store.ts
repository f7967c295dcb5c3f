import { and, asc, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { chatMessages } from '../chat/schema';
import { comments } from '../comments/schema';
import { taskPlatforms } from '../projects/schema';
import { caseReports, caseReportVersions } from '../reports/schema';
import { drafts, versions } from '../reviews/schema';
import { archivedDrafts, deletedSegments } from '../scripts/schema';
import { contentVersions } from '../site-content/schema';
import { steps } from '../steps/schema';
import { suggestions } from '../suggestions/schema';
import { files } from '../uploads/schema';
import { users } from '../users/schema';
import { videos } from '../videos/schema';
import { worksOnline, worksReports } from '../works/schema';

/** Matches names made by `newFileName`. */
const madeName = '[0-9a-f]{32}\\.[a-z0-9]+';

/** Columns that may name a task's files. `unused-files.test.ts` fails if one is missing. */
const byStep = [
  versions.content,
  drafts.content,
  archivedDrafts.content,
  deletedSegments.segment,
  comments.images,
  comments.quote,
  comments.drawing,
  suggestions.quote,
  suggestions.replacement,
];
const byWork = [worksOnline.draft];
const byReport = [worksReports.content, worksReports.comparedHtml];
const byCaseReport = [caseReports.draft];
const byCaseReportVersion = [caseReportVersions.content];
const byTask = [videos.poster, videos.thumbnails, videos.captions, videos.storyboard, videos.cover];
/** Columns of people and chats that contain a file's name or path. */
const ofNoTask = [users.avatar, chatMessages.fileName];
/** Columns of the site, where names are part of a larger text. */
const ofSite = [contentVersions.content];

/** All columns that may name a file. */
export const columnsWithFiles: readonly AnyPgColumn[] = [
  ...byStep,
  steps.picture,
  ...byWork,
  ...byReport,
  ...byCaseReport,
  ...byCaseReportVersion,
  ...byTask,
  ...ofNoTask,
  ...ofSite,
];

const union = (queries: SQL[]): SQL => sql.join(queries, sql` union all `);

function textsOfTasks(taskIds: readonly string[]): SQL {
  const ofTasks = (column: AnyPgColumn) => inArray(column, [...taskIds]);
  return union([
    ...byStep.map(
      (column) =>
        sql`select ${column}::text as content from ${column.table} inner join ${steps} on ${steps.id} = ${column.table}.step_id where ${ofTasks(steps.taskId)}`,
    ),
    sql`select ${steps.picture} from ${steps} where ${ofTasks(steps.taskId)}`,
    ...byWork.map(
      (column) =>
        sql`select ${column} from ${worksOnline} inner join ${taskPlatforms} on ${taskPlatforms.id} = ${worksOnline.platformId} where ${ofTasks(taskPlatforms.taskId)}`,
    ),
    ...byReport.map(
      (column) =>
        sql`select ${column} from ${worksReports} inner join ${worksOnline} on ${worksOnline.id} = ${worksReports.workId} inner join ${taskPlatforms} on ${taskPlatforms.id} = ${worksOnline.platformId} where ${ofTasks(taskPlatforms.taskId)}`,
    ),
    ...byCaseReport.map(
      (column) =>
        sql`select ${column} from ${caseReports} inner join ${taskPlatforms} on ${taskPlatforms.id} = ${caseReports.platformId} where ${ofTasks(taskPlatforms.taskId)}`,
    ),
    ...byCaseReportVersion.map(
      (column) =>
        sql`select ${column} from ${caseReportVersions} inner join ${caseReports} on ${caseReports.id} = ${caseReportVersions.reportId} inner join ${taskPlatforms} on ${taskPlatforms.id} = ${caseReports.platformId} where ${ofTasks(taskPlatforms.taskId)}`,
    ),
    ...byTask.map((column) => sql`select ${column} from ${videos} where ${ofTasks(videos.taskId)}`),
  ]);
}

/** Tasks with files from before a point in time, ordered by UUID. */
export async function tasksWithFiles(db: Database, before: Date, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: files.taskId })
    .from(files)
    .where(and(lt(files.createdAt, before), gt(files.taskId, after)))
    .orderBy(asc(files.taskId))
    .limit(most);
  return rows.flatMap(({ id }) => id ?? []);
}

const old = (before: Date) => and(lt(files.createdAt, before), sql`${files.name} ~ ${`^${madeName}$`}`);

/** Files of these tasks that nothing in them refers to. */
export async function unusedOfTasks(db: Database, taskIds: readonly string[], before: Date): Promise<string[]> {
  const named = sql`select found[1] from (${textsOfTasks(taskIds)}) as texts, regexp_matches(texts.content, ${madeName}, 'g') as found`;
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(and(inArray(files.taskId, [...taskIds]), old(before), sql`${files.name} not in (${named})`));
  return rows.map(({ name }) => name);
}

/** Pictures of people and of the site, and chat files, that nothing refers to. */
export async function unusedOfNoTask(db: Database, before: Date): Promise<string[]> {
  const isShown = union(
    ofNoTask.map(
      (column) => sql`select 1 from ${column.table} where ${column} in (${files.name}, '/files/' || ${files.name})`,
    ),
  );
  const named = union(
    ofSite.map(
      (column) => sql`select found[1] from ${column.table}, regexp_matches(${column}::text, ${madeName}, 'g') as found`,
    ),
  );
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(and(isNull(files.taskId), old(before), sql`not exists (${isShown})`, sql`${files.name} not in (${named})`));
  return rows.map(({ name }) => name);
}

/** Locks files so that nothing can start using them; waits for transactions that are about to. */
export async function lockFiles(db: Database, names: readonly string[]): Promise<void> {
  await db
    .select({ name: files.name })
    .from(files)
    .where(inArray(files.name, [...names]))
    .orderBy(asc(files.name))
    .for('update');
}
