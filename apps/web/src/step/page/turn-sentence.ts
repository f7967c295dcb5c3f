import { labels } from '#labels/step';
import { turnSentences } from '#labels/turn';
import type { ReviewFacts, TurnFacts } from '../../labels/facts';

export interface SentenceOptions {
  /** What a version is called. @default v2 */
  version?: (number: number) => string;
  /** What to say to the creator instead, by status. */
  creator?: Readonly<Record<string, (facts: ReviewFacts) => string>>;
}

/**
 * What is going on at a step that is reviewed, in one sentence to the person who reads it.
 *
 * @param noun What is written, after a verb: 大綱.
 */
export const reviewSentence =
  (noun: string, { version: nameOf = labels.version, creator = {} }: SentenceOptions = {}) =>
  (facts: TurnFacts): string => {
    const own = facts.isVendor ? turnSentences.vendor : { ...turnSentences.creator, ...creator };
    const names = { version: nameOf(facts.version), next: nameOf(facts.version + 1), first: nameOf(1) };
    return (own[facts.status] ?? turnSentences.both[facts.status])?.({ ...facts, noun, ...names }) ?? '';
  };
