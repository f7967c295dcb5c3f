import type { AbuseReportDetail } from '@paidang/contract/entities';
import { platformAbuseReportRoutes } from '@paidang/contract/routes';
import type { AbuseDecision } from '@paidang/contract/vocabulary';
import { useSWRConfig } from 'swr';
import { request } from './api';
import { waitingKey } from './console';
import { cursorPagesKey, useCursorPages } from './cursor-pages';
import { useResource } from './resource';

const key = 'console-abuse';
const states = ['open', 'decided'] as const;
const listKey = (state: (typeof states)[number]) => [key, 'list', state] as const;

export const useAbuseReports = (state: (typeof states)[number]) =>
  useCursorPages(listKey(state), (cursor: number | undefined) =>
    request(platformAbuseReportRoutes.list, { query: { state, cursor } }),
  );

export const useAbuseReport = (report: string) =>
  useResource(
    [key, 'one', report],
    async () => (await request(platformAbuseReportRoutes.get, { params: { report }, handles: [404] })).data,
    // Every request is recorded in the audit log.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );

/** Decides on a report. The caller shows errors. */
export function useAbuseDecision(report: string) {
  const { mutate } = useSWRConfig();
  return async (decision: AbuseDecision, reason: string): Promise<AbuseReportDetail> => {
    const body = { decision, reason };
    const { data } = await request(platformAbuseReportRoutes.decide, { params: { report }, body, handles: 'all' });
    await mutate([key, 'one', report], data, { revalidate: false });
    void mutate(waitingKey);
    for (const state of states) void mutate(cursorPagesKey(listKey(state)));
    return data;
  };
}
