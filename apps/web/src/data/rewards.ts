import type { IncomeFigures, Reward, RewardPreview } from '@paidang/contract/entities';
import { polling } from '@paidang/contract/limits';
import { incomeStatementRoutes, rewardItemRoutes, rewardRoutes } from '@paidang/contract/routes';
import type { RewardStatus } from '@paidang/contract/vocabulary';
import { useSWRConfig } from 'swr';
import { open, request } from './api';
import { ApiError } from './errors';
import { useResource } from './resource';
import { fileFromResponse } from './version-files';

const key = 'rewards';

/** A creator's earnings, and the balance that can be requested. */
export const useRewardItems = () =>
  useResource([key, 'items'], async () => {
    const { data, meta } = await request(rewardItemRoutes.list);
    return { items: data, balance: meta.balance };
  });

/** Requests for payment, newest first. */
export const useRewards = (status?: RewardStatus) =>
  useResource(
    [key, 'list', status] as const,
    async () => (await request(rewardRoutes.list, { query: { status } })).data,
    { keepPreviousData: true },
  );

/** A payment request; `null` loads nothing. Polled, since staff move it. */
export const useReward = (reward: string | null) =>
  useResource(
    reward ? ([key, 'one', reward] as const) : null,
    async () => (await request(rewardRoutes.get, { params: { reward: reward ?? '' }, handles: [404] })).data,
    { refreshInterval: polling },
  );

/** What would be paid for some items; loads nothing for none. The previous preview stays until the new one has loaded. */
export const useRewardPreview = (items: readonly string[]) =>
  useResource(
    items.length > 0 ? ([key, 'preview', ...items] as const) : null,
    async () => (await request(rewardRoutes.preview, { body: { reward_items: [...items] }, pressed: false })).data,
    { keepPreviousData: true },
  );

export interface SignedFigures {
  /** The name that was typed to sign. */
  name: string;
  figures: IncomeFigures;
  /** Requests repeated with the same key are sent once. */
  idempotencyKey: string;
}

/** The moves a creator can make with payment requests. Callers show errors. */
export function useRewardMoves() {
  const { mutate } = useSWRConfig();
  /** Items, balance and lists have changed. Previews are excluded: for items already requested the server would refuse one. */
  const refresh = () => mutate((other) => Array.isArray(other) && other[0] === key && other[1] !== 'preview');
  const keep = async ({ data }: { data: Reward }): Promise<Reward> => {
    await mutate([key, 'one', data.uuid], data, { revalidate: false });
    void refresh();
    return data;
  };
  const body = ({ name, figures }: SignedFigures) => ({ signature: { name, agreed: true as const }, figures });
  return {
    refresh,
    send: async (items: readonly string[], signed: SignedFigures) =>
      keep(
        await request(rewardRoutes.send, {
          body: { ...body(signed), reward_items: [...items] },
          idempotencyKey: signed.idempotencyKey,
          handles: 'all',
        }),
      ),
    /** Sends a request again that was returned or whose payment failed. */
    sendAgain: async (reward: string, signed: SignedFigures) =>
      keep(
        await request(rewardRoutes.sendAgain, {
          params: { reward },
          body: body(signed),
          idempotencyKey: signed.idempotencyKey,
          handles: 'all',
        }),
      ),
    /** Withdraws a request; its items can be requested again. */
    withdraw: async (reward: string) =>
      keep(await request(rewardRoutes.withdraw, { params: { reward }, handles: 'all' })),
  };
}

/** The preview that replaces the signed figures after a conflict; `null` if the request was refused for another reason. */
export function newPreviewOf(error: unknown): RewardPreview | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'statement' in data ? (data as RewardPreview) : null;
}

/** The 勞務報酬單 of an approved request. */
export const rewardStatementFile = (reward: string) =>
  fileFromResponse(open(incomeStatementRoutes.ofReward, { params: { reward }, handles: 'all' }), `${reward}.pdf`);

/** What the caller was paid in a year and what was withheld, by kind of income. */
export const yearlyIncomeFile = (year: number) =>
  fileFromResponse(open(incomeStatementRoutes.ofYear, { query: { year }, handles: 'all' }), `${year}.csv`);
