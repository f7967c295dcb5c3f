import { labels } from '#labels/schedule';
import type { ScheduleFacts } from '../../labels/facts';

/** Where a schedule stands, in one sentence to the person who reads it. */
export function scheduleSentence(facts: ScheduleFacts): string {
  const { mine, theirs, confirmed } = labels.turn;
  if (facts.status === 'confirmed') return confirmed;
  return (facts.isMine ? mine : theirs)[facts.status]?.(facts) ?? '';
}
