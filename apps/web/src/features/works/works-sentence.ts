import { labels } from '#labels/works';
import type { TurnFacts } from '../../labels/facts';

/** What is going on at one platform's work, to the person who reads it. */
export function worksSentence(facts: TurnFacts): string {
  const { vendor, creator, passed } = labels.turn;
  if (facts.status === 'passed') return passed;
  return (facts.isVendor ? vendor : creator)[facts.status]?.(facts) ?? '';
}
