import type { ClaimAnswer } from '@paidang/contract/entities';
import { claimRoutes } from '@paidang/contract/routes';
import type { CheckedStepCode } from '@paidang/contract/steps';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import { request } from './api';
import { takePrefilled } from './prefilled';
import { useResource } from './resource';

/** A text that is checked for claims. */
export interface ClaimTarget {
  task: string;
  function: CheckedStepCode;
  /** Only for copywriting. */
  platform?: string | undefined;
}

type TextPlace = Omit<ClaimTarget, 'function'> & { function: FunctionCode };

const paramsOf = ({ task, function: code }: ClaimTarget) => ({ task, function: code });
const aboutPlatform = ({ platform }: ClaimTarget) => (platform ? { platform_uuid: platform } : {});

/** Cache key of the answers about a text, also for answers delivered with its step's view. */
export const claimAnswersKey = ({ task, function: code, platform }: TextPlace) =>
  ['claim-answers', task, code, platform ?? ''] as const;

/**
 * Explanations by either side of why flagged words may be used; oldest first. The first list may have been delivered with
 * the view of the step. `null` loads nothing.
 */
export const useClaimAnswers = (target: ClaimTarget | null) =>
  useResource(target && claimAnswersKey(target), async () => {
    if (!target) return [];
    const known = takePrefilled<ClaimAnswer[]>(claimAnswersKey(target));
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

/** Whether a cache key holds the claim answers of a text of this task. */
export const isClaimAnswersKey = (key: unknown, task: string): boolean =>
  Array.isArray(key) && key[0] === 'claim-answers' && key[1] === task;
