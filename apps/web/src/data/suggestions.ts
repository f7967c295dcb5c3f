import type { Quote, Suggestion } from '@paidang/contract/entities';
import { suggestionRoutes } from '@paidang/contract/routes';
import type { TextStepCode } from '@paidang/contract/steps';
import { request } from './api';
import { takePrefilled } from './prefilled';
import { useResource } from './resource';
import type { StepSource } from './step-source';

type StepRef = Pick<StepSource<unknown>, 'path'>;

/** The text that suggestions refer to. */
export interface SuggestionTarget {
  task: string;
  function: TextStepCode;
  /** Only for copywriting. */
  platform?: string | undefined;
}

const paramsOf = ({ task, function: code }: SuggestionTarget) => ({ task, function: code });
const aboutPlatform = ({ platform }: SuggestionTarget) => (platform ? { platform_uuid: platform } : {});

/** Key of the suggestions delivered with the view of a step. */
export const prefilledSuggestions = ({ path }: StepRef) => ['suggestions of', ...path] as const;

/** Wording the vendor suggested for a text, oldest first. The first list may have been delivered with the step view. */
export const useSuggestionList = (place: SuggestionTarget | null, source: StepRef) =>
  useResource(place && (['suggestions', place.task, place.function, place.platform ?? ''] as const), async () => {
    if (!place) return [];
    const known = takePrefilled<Suggestion[]>(prefilledSuggestions(source));
    if (known) return known;
    return (await request(suggestionRoutes.list, { params: paramsOf(place), query: aboutPlatform(place) })).data;
  });

export const sendSuggestion = async (
  place: SuggestionTarget,
  { quote, replacement, idempotencyKey }: { quote: Quote; replacement: string; idempotencyKey: string },
) =>
  (
    await request(suggestionRoutes.send, {
      params: paramsOf(place),
      body: { quote, replacement, ...aboutPlatform(place) },
      idempotencyKey,
      handles: 'all',
    })
  ).data;

export const decideSuggestion = async (
  place: SuggestionTarget,
  suggestion: string,
  decision: 'accept' | 'reject' | 'reopen',
) => (await request(suggestionRoutes[decision], { params: { ...paramsOf(place), suggestion } })).data;

export const withdrawSuggestion = async (place: SuggestionTarget, suggestion: string) =>
  (await request(suggestionRoutes.remove, { params: { ...paramsOf(place), suggestion } })).data;

/** Whether a cache key is a list of this task's suggestions. */
export const isSuggestionKey = (key: unknown, task: string): boolean =>
  Array.isArray(key) && key[0] === 'suggestions' && key[1] === task;
