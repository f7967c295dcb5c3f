import type { PerformanceFilter, PerformanceOrder } from '@paidang/contract/calls';
import type { PerformanceOverview, PerformanceRow } from '@paidang/contract/entities';
import { performanceLimits } from '@paidang/contract/limits';
import { isVendor } from '@paidang/contract/vocabulary';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { type CurrentUser, toPerson } from '../users';
import { countGroups, listChoices, listGroups, listMonths, listPeople, type ReportQuery, totalOf } from './store';

/** The reports a vendor asks for. @throws 0404 for creators, who have no overview */
export function reportQueryOf({ id, role }: CurrentUser, filter: PerformanceFilter): ReportQuery {
  if (!isVendor(role)) throw notFound();
  return { vendorId: id, filter };
}

export async function performanceOverview({ db }: Transaction, wanted: ReportQuery): Promise<PerformanceOverview> {
  const { vendorId, filter } = wanted;
  return {
    totals: await totalOf(db, wanted),
    months: await listMonths(db, wanted),
    choices: {
      creators: await listChoices(db, vendorId, 'creator', filter.creator),
      platforms: await listChoices(db, vendorId, 'platform', filter.platform),
      projects: await listChoices(db, vendorId, 'project', filter.project),
      months: (await listMonths(db, { vendorId, filter: {} })).map(({ month }) => month),
    },
  };
}

interface PageOfRows {
  readonly data: PerformanceRow[];
  readonly meta: { readonly total: number; readonly last_page: number };
}

/** A page of results by creator, platform, month or project. */
export async function performanceRows(
  { db }: Transaction,
  wanted: ReportQuery,
  { page, ...order }: PerformanceOrder & { readonly page: number },
): Promise<PageOfRows> {
  const { pageSize } = performanceLimits;
  const total = await countGroups(db, wanted, order.group);
  const groups = await listGroups(db, wanted, { ...order, offset: (page - 1) * pageSize });
  const isByCreator = order.group === 'creator' && groups.length > 0;
  const people = isByCreator
    ? await listPeople(
        db,
        groups.map(({ key }) => key),
      )
    : [];
  return {
    data: groups.map((group) => {
      const person = people.find(({ id }) => id === group.key);
      return { ...group, person: person ? toPerson(person) : null };
    }),
    meta: { total, last_page: Math.max(1, Math.ceil(total / pageSize)) },
  };
}
