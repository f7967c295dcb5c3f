import type { PerformanceFilter, PerformanceOrder } from '@paidang/contract/calls';
import type { Performance, PerformanceChoice } from '@paidang/contract/entities';
import { performanceLimits } from '@paidang/contract/limits';
import type { PerformanceGroup, PerformanceSort } from '@paidang/contract/report';
import { and, asc, count, countDistinct, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { type PersonRow, personColumns } from '../users';
import { users } from '../users/schema';
import { acceptedReports, type Reports } from './reports-store';

/** Whose reports, with a filter. */
export interface ReportQuery {
  readonly vendorId: string;
  readonly filter: PerformanceFilter;
}

const matching = (reports: Reports, { creator, platform, project, from, to }: PerformanceFilter) =>
  and(
    creator === undefined ? undefined : eq(reports.creator, creator),
    platform === undefined ? undefined : eq(reports.platform, platform),
    project === undefined ? undefined : eq(reports.project, project),
    from === undefined ? undefined : gte(reports.month, from),
    to === undefined ? undefined : lte(reports.month, to),
  );

const amount = (value: SQL): SQL<number | null> => value.mapWith(Number) as SQL<number | null>;

/** Cost per unit, from reports in which both figures are known: including others would distort it. */
const costPer = (spend: Reports['spend'], figure: Reports['views']) =>
  amount(sql`round(
    sum(${spend}) filter (where ${figure} is not null)
    / nullif(sum(${figure}) filter (where ${spend} is not null), 0), 2)`);

/** Totals of reports; a sum leaves out unknown figures, and is unknown if all are. */
const sums = ({ spend, views, engagements, viewsGoal }: Reports) => ({
  reports: count(),
  spend: amount(sql`round(sum(${spend}), 2)`),
  views: amount(sql`sum(${views})`),
  engagements: amount(sql`sum(${engagements})`),
  cost_per_view: costPer(spend, views),
  cost_per_engagement: costPer(spend, engagements),
  views_goal: amount(sql`round(sum(${viewsGoal}) filter (where ${views} is not null))`),
  views_goal_percent: amount(sql`floor(
    100 * sum(${views}) filter (where ${viewsGoal} is not null)
    / nullif(sum(${viewsGoal}) filter (where ${views} is not null), 0))`),
});

/** Key and display name of each group. */
const groupColumns = (reports: Reports, group: PerformanceGroup) =>
  ({
    creator: { key: sql<string>`${reports.creator}::text`, name: reports.creatorName },
    platform: { key: sql<string>`${reports.platform}`, name: reports.platform },
    month: { key: sql<string>`${reports.month}`, name: reports.month },
    project: { key: sql<string>`${reports.project}::text`, name: reports.projectName },
  })[group];

export async function totalOf(db: Database, { vendorId, filter }: ReportQuery): Promise<Performance> {
  const reports = acceptedReports(db, vendorId);
  const [total] = await db.select(sums(reports)).from(reports).where(matching(reports, filter));
  if (!total) throw new Error('@paidang/server: a sum over reports returned no row.');
  return total;
}

/** By month, oldest first. */
export function listMonths(db: Database, { vendorId, filter }: ReportQuery) {
  const reports = acceptedReports(db, vendorId);
  const { spend, views } = sums(reports);
  return db
    .select({ month: reports.month, spend, views })
    .from(reports)
    .where(matching(reports, filter))
    .groupBy(reports.month)
    .orderBy(asc(reports.month));
}

interface Page extends PerformanceOrder {
  readonly offset: number;
}

/** A page of groups. Unknown figures come last in both sort directions. */
export function listGroups(db: Database, { vendorId, filter }: ReportQuery, { group, sort, direction, offset }: Page) {
  const reports = acceptedReports(db, vendorId);
  const { key, name } = groupColumns(reports, group);
  const columns = { key, name: sql<string>`max(${name})`, ...sums(reports) };
  const by: Record<PerformanceSort, SQL> = columns;
  return db
    .select(columns)
    .from(reports)
    .where(matching(reports, filter))
    .groupBy(key)
    .orderBy(sql`${by[sort]} ${sql.raw(direction === 'ascending' ? 'asc' : 'desc')} nulls last`, key)
    .limit(performanceLimits.pageSize)
    .offset(offset);
}

export async function countGroups(db: Database, { vendorId, filter }: ReportQuery, group: PerformanceGroup) {
  const reports = acceptedReports(db, vendorId);
  const { key } = groupColumns(reports, group);
  const [row] = await db
    .select({ total: countDistinct(key) })
    .from(reports)
    .where(matching(reports, filter));
  return row?.total ?? 0;
}

/** Options for a filter: the selected one, then the most recent. */
export function listChoices(
  db: Database,
  vendorId: string,
  group: PerformanceGroup,
  chosen: string | undefined,
): Promise<PerformanceChoice[]> {
  const reports = acceptedReports(db, vendorId);
  const { key, name } = groupColumns(reports, group);
  return db
    .select({ key, name: sql<string>`max(${name})` })
    .from(reports)
    .groupBy(key)
    .orderBy(desc(sql`${key} = ${chosen ?? ''}`), desc(sql`max(${reports.month})`), key)
    .limit(performanceLimits.choices);
}

/** All reports, latest month first; one more than a file may contain. */
export function listReports(db: Database, { vendorId, filter }: ReportQuery) {
  const reports = acceptedReports(db, vendorId);
  const { spend, views, engagements, viewsGoal } = reports;
  return db
    .select({
      month: reports.month,
      project: reports.projectName,
      task: reports.taskTitle,
      creator: reports.creatorName,
      platform: reports.platform,
      spend: amount(sql`round(${spend}, 2)`),
      views: amount(sql`${views}`),
      viewsGoal: amount(sql`round(${viewsGoal})`),
      viewsGoalPercent: amount(sql`floor(100 * ${views} / nullif(${viewsGoal}, 0))`),
      engagements: amount(sql`${engagements}`),
      costPerView: amount(sql`round(${spend} / nullif(${views}, 0), 2)`),
      costPerEngagement: amount(sql`round(${spend} / nullif(${engagements}, 0), 2)`),
    })
    .from(reports)
    .where(matching(reports, filter))
    .orderBy(desc(reports.month), reports.projectName, reports.id)
    .limit(performanceLimits.fileRows + 1);
}

export const listPeople = (db: Database, ids: readonly string[]): Promise<PersonRow[]> =>
  db
    .select(personColumns)
    .from(users)
    .where(inArray(users.id, [...ids]));
