import { labels } from '#labels/brief';
import type { TurnFacts } from '../../labels/facts';

/** What is going on with a demand form, in one sentence to the person who reads it. */
export const briefSentence = (facts: TurnFacts): string => {
  const { vendor, creator, archived } = labels.turn;
  if (facts.status === 'archived') return archived;
  return (facts.isVendor ? vendor : creator)[facts.status]?.(facts) ?? '';
};
