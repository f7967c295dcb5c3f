import type { ClaimAnswer } from '@paidang/contract/entities';
import { claimRoutes } from '@paidang/contract/routes';
import type { CheckedStepCode } from '@paidang/contract/steps';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import { request } from './api';
import { takeHanded } from './handed';
import { useResource } from './resource';

/** The texts that are checked. */
export interface ClaimTarget {
  task: string;
  function: CheckedStepCode;
  /** Of copywriting. */
  platform?: string | undefined;
}

type TextPlace = Omit<ClaimTarget, 'function'> & { function: FunctionCode };

const paramsOf = ({ task, function: code }: ClaimTarget) => ({ task, function: code });
const aboutPlatform = ({ platform }: ClaimTarget) => (platform ? { platform_uuid: platform } : {});

/** Names the answers about a text, also those that came with the view of its step. */
export const claimAnswersKey = ({ task, function: code, platform }: TextPlace) =>
  ['claim-answers', task, code, platform ?? ''] as const;

/**
 * Why words may be said, as either side has explained; oldest first. The first list may have come with the view of the
 * step. `null` asks for nothing.
 */
export const useClaimAnswers = (target: ClaimTarget | null) =>
  useResource(target && claimAnswersKey(target), async () => {
    if (!target) return [];
    const known = takeHanded<ClaimAnswer[]>(claimAnswersKey(target));
    if (known) return known;
    return (await request(claimRoutes.list, { params: paramsOf(target), query: aboutPlatform(target) })).data;
  });

export const answerClaim = async (target: ClaimTarget, answer: { claim: string; text: string; reason: string }) =>
  (
    await request(claimRoutes.answer, {
      params: paramsOf(target),
      body: { ...answer, ...aboutPlatform(target) },
      handles: 'all',
    })
  ).data;

export const withdrawClaimAnswer = async (target: ClaimTarget, answer: string) =>
  (await request(claimRoutes.withdraw, { params: { ...paramsOf(target), answer } })).data;

/** Whether a cache key is the answers about a text of this task. */
export const isClaimAnswersKey = (key: unknown, task: string): boolean =>
  Array.isArray(key) && key[0] === 'claim-answers' && key[1] === task;
