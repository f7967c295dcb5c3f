import type { PlatformRewardDetail } from '@paidang/contract/entities';
import { polling } from '@paidang/contract/limits';
import { platformIncomeStatementRoutes, platformRewardRoutes } from '@paidang/contract/routes';
import { type RewardReturnField, type RewardStage, rewardStages } from '@paidang/contract/vocabulary';
import { useCallback, useEffect } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { open, request } from './api';
import { waitingKey } from './console';
import { ApiError } from './errors';
import { numberedPagesKey, useNumberedPages } from './numbered-pages';
import { useResource } from './resource';
import { fetchPicture } from './service-data';
import { fileFromResponse } from './version-files';

const key = 'console-rewards';
const listKey = (stage: RewardStage, q: string) => [key, 'list', stage, q] as const;
const oneKey = (reward: string) => [key, 'one', reward] as const;

/** All payment requests at a stage, or those that match a search, with counts per stage. */
export const useRewardQueue = (stage: RewardStage, q: string) =>
  useNumberedPages(listKey(stage, q), (page) => request(platformRewardRoutes.list, { query: { stage, q, page } }));

/** The other staff members who review requests. */
export const useRewardColleagues = () =>
  useResource(
    [key, 'colleagues'],
    async () => (await request(platformRewardRoutes.colleagues, { handles: 'all' })).data,
  );

/** Whether the caller is the reviewer of the request, who sees the service data unmasked. */
export const isMyReview = ({ allowed }: Pick<PlatformRewardDetail, 'allowed'>): boolean => allowed.includes('approve');

/**
 * A payment request. Polled, except for its reviewer: they receive the service data unmasked, and the owner is notified
 * of every such view.
 */
export function useQueuedReward(reward: string) {
  const resource = useResource(
    oneKey(reward),
    async () => (await request(platformRewardRoutes.get, { params: { reward }, handles: [404] })).data,
    {
      refreshInterval: (known) => (known && isMyReview(known) ? 0 : polling),
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  const { cache, mutate } = useSWRConfig();
  /** Removes the service data from the cache until `look` loads it again. Leaving the page removes it too. */
  const hide = useCallback(
    () =>
      void mutate<PlatformRewardDetail>(oneKey(reward), (known) => known && { ...known, service_data: null }, {
        revalidate: false,
      }),
    [mutate, reward],
  );
  useEffect(() => () => cache.delete(unstable_serialize(oneKey(reward))), [cache, reward]);
  return { data: resource.data, error: resource.error, look: resource.refresh, hide };
}

/** @param q the search of the displayed list */
function useRefresh(q: string) {
  const { mutate } = useSWRConfig();
  return async (reward?: string) => {
    void mutate(waitingKey);
    for (const stage of rewardStages) void mutate(numberedPagesKey(listKey(stage, q)));
    if (reward) await mutate(oneKey(reward));
  };
}

/** The request was changed by someone else, or can no longer be changed. */
const isOutOfDate = (error: unknown): boolean => error instanceof ApiError && [403, 404, 409].includes(error.status);

/** A picture of the requester's papers. Its link works only once, so it must be fetched here. */
export async function openRewardPicture(reward: string, picture: string): Promise<Blob> {
  const { data } = await request(platformRewardRoutes.linkPicture, { params: { reward, picture }, handles: 'all' });
  return fetchPicture(data.path);
}

/**
 * The moves of the platform team for a request. Callers show errors; a request that was changed elsewhere is reloaded.
 *
 * @param q the search of the list next to it
 */
export function useQueuedRewardMoves(reward: string, q: string) {
  const refresh = useRefresh(q);
  const at = { params: { reward }, handles: 'all' } as const;
  const moving = async (move: Promise<unknown>): Promise<void> => {
    try {
      await move;
    } catch (error) {
      if (isOutOfDate(error)) void refresh(reward);
      throw error;
    }
    await refresh(reward);
  };
  const { take, handOver, giveBack, approve, pay, fail } = platformRewardRoutes;
  return {
    take: () => moving(request(take, at)),
    handOver: (colleague: string) => moving(request(handOver, { ...at, body: { colleague } })),
    giveBack: (fields: RewardReturnField[], note: string) =>
      moving(request(giveBack, { ...at, body: { fields, note } })),
    approve: () => moving(request(approve, at)),
    pay: () => moving(request(pay, at)),
    fail: (reason: string) => moving(request(fail, { ...at, body: { reason } })),
  };
}

/** The platform's copy of the 勞務報酬單 of an approved request, with unmasked numbers. */
export const platformStatementFile = (reward: string) =>
  fileFromResponse(
    open(platformIncomeStatementRoutes.ofReward, { params: { reward }, handles: 'all' }),
    `${reward}.pdf`,
  );

/** What the platform paid and withheld in a year, for the tax declaration. */
export const platformYearFile = (year: number) =>
  fileFromResponse(open(platformIncomeStatementRoutes.ofYear, { query: { year }, handles: 'all' }), `${year}.csv`);

/** The payout file for the bank. Its requests are in no other member's file. */
export const payoutFile = () => fileFromResponse(open(platformRewardRoutes.payouts, { handles: 'all' }), 'payouts.csv');

/** Applies the bank's file of results, line by line. */
export function usePayoutResults(q: string) {
  const refresh = useRefresh(q);
  return async (file: File) => {
    const { data } = await request(platformRewardRoutes.payoutResults, { body: {}, files: { file }, handles: 'all' });
    void refresh();
    return data;
  };
}
