import {
  type FigureName,
  type ReportTypeDefinition,
  reportTypeDefinition,
  reportTypeNames,
} from '@paidang/contract/report';
import { functionCodes } from '@paidang/contract/vocabulary';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { projects, taskPlatforms, tasks } from '../projects/schema';
import { caseReports, caseReportVersions } from '../reports/schema';
import { versions } from '../reviews/schema';
import { steps } from '../steps/schema';
import { users } from '../users/schema';
import { worksOnline, worksReports } from '../works/schema';

/** The parsed content of a report. `offset 0` stops PostgreSQL from parsing it again for every figure. */
const parsed = sql`lateral (select ${caseReportVersions.content}::jsonb as content offset 0) as parsed`;

/** The name is one of the contract's own, so it is safe in raw SQL. */
const figure = (name: FigureName): SQL => sql.raw(`(parsed.content -> 'figures' ->> '${name}')::bigint`);

/** Sum of the known figures; `null` if none is known. */
const added = (names: readonly FigureName[]): SQL =>
  sql`(select sum(figure) from unnest(array[${sql.join(names.map(figure), sql`, `)}]) as figure)`;

/** A sum of figures; which ones depends on the report's type. */
const figuresOf = (names: (type: ReportTypeDefinition) => readonly FigureName[]): SQL<string | null> => {
  const cases = reportTypeNames.map((type) =>
    sql.raw(`when '${type}' then `).append(added(names(reportTypeDefinition(type)))),
  );
  return sql`case parsed.content ->> 'report_type' ${sql.join(cases, sql` `)} end`;
};

/** The accepted reports of a vendor's closed projects, one per platform. */
export function acceptedReports(db: Database, vendorId: string) {
  const publishedAt = db
    .select({ at: worksReports.publishedAt })
    .from(worksReports)
    .innerJoin(worksOnline, eq(worksOnline.id, worksReports.workId))
    .where(eq(worksOnline.platformId, taskPlatforms.id))
    .orderBy(desc(worksReports.number))
    .limit(1);
  const goal = db
    .select({ views: sql`(${versions.content}::jsonb -> 'goals' ->> 'views')::numeric` })
    .from(versions)
    .innerJoin(steps, eq(steps.id, versions.stepId))
    .where(and(eq(steps.taskId, tasks.id), eq(steps.function, functionCodes.brief)))
    .orderBy(desc(versions.number))
    .limit(1);
  const at = sql`coalesce((${publishedAt}), ${caseReportVersions.acceptedAt})`;
  return db
    .select({
      id: caseReports.id,
      project: sql<string>`${projects.id}`.as('project'),
      projectName: sql<string>`${projects.name}`.as('project_name'),
      taskTitle: tasks.title,
      creator: caseReportVersions.createdBy,
      creatorName: sql<string>`${users.name}`.as('creator_name'),
      platform: sql<string>`${taskPlatforms.title}`.as('platform'),
      /** The month of publication, or else of the report's acceptance. */
      month: sql<string>`to_char(${at} at time zone 'Asia/Taipei', 'YYYY-MM')`.as('month'),
      /** The fee covers the whole task, so its reports get equal shares. */
      spend: sql<string | null>`${tasks.fee}::numeric / count(*) over (partition by ${tasks.id})`.as('spend'),
      /** The goal of the latest brief, shared like the fee. */
      viewsGoal: sql<string | null>`(${goal}) / count(*) over (partition by ${tasks.id})`.as('views_goal'),
      views: figuresOf(({ views }) => [views]).as('views'),
      engagements: figuresOf(({ engagements }) => engagements).as('engagements'),
    })
    .from(caseReports)
    .innerJoin(
      caseReportVersions,
      and(eq(caseReportVersions.reportId, caseReports.id), isNotNull(caseReportVersions.acceptedAt)),
    )
    .innerJoin(users, eq(users.id, caseReportVersions.createdBy))
    .innerJoin(taskPlatforms, eq(taskPlatforms.id, caseReports.platformId))
    .innerJoin(tasks, eq(tasks.id, taskPlatforms.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(parsed, sql`true`)
    .where(and(eq(projects.vendorId, vendorId), eq(projects.status, 'closed'), eq(caseReports.status, 'accepted')))
    .as('reports');
}
export type Reports = ReturnType<typeof acceptedReports>;
