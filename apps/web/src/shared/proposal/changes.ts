import type { ProposalContent } from '@paidang/contract/entities';
import { quoteTotal } from '@paidang/contract/rules';
import { labels } from '#labels/proposal';
import { isSameContent } from '../same-content';

const words = labels.changes;

const names = {
  candidates: (content: ProposalContent) => content.candidates.map((one) => ({ ...one, called: one.name })),
  deliverables: (content: ProposalContent) => content.deliverables.map((one) => ({ ...one, called: one.title })),
  quote: (content: ProposalContent) => content.quote.map((one) => ({ ...one, called: one.item })),
  phases: (content: ProposalContent) => content.phases.map((one) => ({ ...one, called: one.title })),
} as const;

function* rowChanges(before: ProposalContent, after: ProposalContent): Generator<string> {
  for (const kind of Object.keys(names) as (keyof typeof names)[]) {
    const [old, now] = [names[kind](before), names[kind](after)];
    const title = words.kinds[kind];
    for (const row of now) {
      const same = old.find(({ uuid }) => uuid === row.uuid);
      if (!same) yield words.added(title, row.called);
      else if (!isSameContent(same, row)) yield words.altered(title, row.called);
    }
    for (const row of old) if (!now.some(({ uuid }) => uuid === row.uuid)) yield words.removed(title, row.called);
  }
}

function* changesOf(before: ProposalContent, after: ProposalContent): Generator<string> {
  for (const field of ['name', 'brand', 'product', 'valid_until'] as const) {
    if (before[field] === after[field]) continue;
    yield `${words.fields[field]} ${before[field] || words.empty} → ${after[field] || words.empty}`;
  }
  const [old, now] = [quoteTotal(before.quote).total, quoteTotal(after.quote).total];
  if (old !== now) yield words.price(old, now);
  yield* rowChanges(before, after);
  if (before.notes !== after.notes) yield words.notes;
}

/** What a version says differently from the one before, a sentence each. */
export const proposalChanges = (before: ProposalContent, after: ProposalContent): string[] => [
  ...changesOf(before, after),
];
