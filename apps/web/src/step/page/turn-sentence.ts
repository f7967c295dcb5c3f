import { labels } from '#labels/step';
import { turnSentences } from '#labels/turn';
import type { ReviewFacts, TurnFacts } from '../../labels/facts';

export interface SentenceOptions {
  /** Name of a version. @default v2 */
  version?: (number: number) => string;
  /** Sentences for the creator that replace the usual ones, by status. */
  creator?: Readonly<Record<string, (facts: ReviewFacts) => string>>;
}

/**
 * Describes the status of a reviewed step in one sentence addressed to the reader.
 *
 * @param noun what is written, as the object of a verb: 大綱
 */
export const reviewSentence =
  (noun: string, { version: nameOf = labels.version, creator = {} }: SentenceOptions = {}) =>
  (facts: TurnFacts): string => {
    const own = facts.isVendor ? turnSentences.vendor : { ...turnSentences.creator, ...creator };
    const names = { version: nameOf(facts.version), next: nameOf(facts.version + 1), first: nameOf(1) };
    return (own[facts.status] ?? turnSentences.both[facts.status])?.({ ...facts, noun, ...names }) ?? '';
  };
