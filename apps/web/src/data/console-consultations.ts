import type { ConsultationDetail } from '@paidang/contract/entities';
import { polling } from '@paidang/contract/limits';
import { platformConsultationRoutes } from '@paidang/contract/routes';
import { type ConsultationStatus, consultationStatuses } from '@paidang/contract/vocabulary';
import { useSWRConfig } from 'swr';
import { request } from './api';
import { waitingKey } from './console';
import { cursorPagesKey, useCursorPages } from './cursor-pages';
import { useResource } from './resource';

const key = 'console-consultations';
const listKey = (status: ConsultationStatus) => [key, 'list', status] as const;

export const useConsultations = (status: ConsultationStatus) =>
  useCursorPages(listKey(status), (cursor: number | undefined) =>
    request(platformConsultationRoutes.list, { query: { status, cursor } }),
  );

/** A consultation; polled, since a colleague may take it. */
export const useConsultation = (consultation: string) =>
  useResource(
    [key, 'one', consultation],
    async () => (await request(platformConsultationRoutes.get, { params: { consultation }, handles: [404] })).data,
    { refreshInterval: polling },
  );

/** The moves staff can make with a consultation. Callers show errors. */
export function useConsultationMoves(consultation: string) {
  const { mutate } = useSWRConfig();
  const at = { params: { consultation }, handles: 'all' } as const;
  const keep = async ({ data }: { data: ConsultationDetail }) => {
    await mutate([key, 'one', consultation], data, { revalidate: false });
    void mutate(waitingKey);
    for (const status of consultationStatuses) void mutate(cursorPagesKey(listKey(status)));
  };
  const { take, answer, note, close, reopen } = platformConsultationRoutes;
  return {
    take: async (from: string | null) => keep(await request(take, { ...at, body: { from } })),
    answer: async (text: string) => keep(await request(answer, { ...at, body: { text } })),
    note: async (words: string) => keep(await request(note, { ...at, body: { note: words } })),
    close: async () => keep(await request(close, at)),
    reopen: async () => keep(await request(reopen, at)),
  };
}
