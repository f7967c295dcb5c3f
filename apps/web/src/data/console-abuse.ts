import type { AbuseReportDetail } from '@paidang/contract/entities';
import { platformAbuseReportRoutes } from '@paidang/contract/routes';
import type { AbuseDecision } from '@paidang/contract/vocabulary';
import { useSWRConfig } from 'swr';
import { request } from './api';
import { useCursorPages } from './cursor-pages';
import { useResource } from './resource';

const key = 'console-abuse';

export const useAbuseReports = (state: 'open' | 'decided') =>
  useCursorPages([key, 'list', state], (cursor: number | undefined) =>
    request(platformAbuseReportRoutes.list, { query: { state, cursor } }),
  );

export const useAbuseReport = (report: string) =>
  useResource(
    [key, 'one', report],
    async () => (await request(platformAbuseReportRoutes.get, { params: { report }, handles: [404] })).data,
    // Each look is in the audit log.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );

/** Decides about a report. Who asks for it shows what went wrong. */
export function useAbuseDecision(report: string) {
  const { mutate } = useSWRConfig();
  return async (decision: AbuseDecision, reason: string): Promise<AbuseReportDetail> => {
    const body = { decision, reason };
    const { data } = await request(platformAbuseReportRoutes.decide, { params: { report }, body, handles: 'all' });
    await mutate([key, 'one', report], data, { revalidate: false });
    return data;
  };
}
