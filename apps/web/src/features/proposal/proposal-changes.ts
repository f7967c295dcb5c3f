import type { ProposalContent } from '@paidang/contract/entities';
import { quoteTotal } from '@paidang/contract/rules';
import { amount, money } from '#labels/money';
import { labels } from '#labels/proposal';
import { isSameContent } from '../../shared/same-content';

const changeLabels = labels.changes;

interface Row {
  readonly uuid: string;
  /** Name used in sentences. */
  readonly called: string;
  /** The most important figure; empty if there is none. */
  readonly figure: string;
  /** The whole row, for comparison. */
  readonly row: object;
}

/** The rows of each list. */
const lists = {
  candidates: ({ candidates }) => candidates.map((row) => ({ uuid: row.uuid, called: row.name, figure: '', row })),
  deliverables: ({ deliverables }) =>
    deliverables.map((row) => ({ uuid: row.uuid, called: row.title, figure: `× ${amount(row.quantity)}`, row })),
  quote: ({ quote }) =>
    quote.map((row) => ({ uuid: row.uuid, called: row.item, figure: money(row.quantity * row.unit_price), row })),
  phases: ({ phases }) =>
    phases.map((row) => ({ uuid: row.uuid, called: row.title, figure: `${row.start}－${row.end}`, row })),
} satisfies Record<keyof typeof changeLabels.kinds, (content: ProposalContent) => Row[]>;

function* rowChanges(before: ProposalContent, after: ProposalContent): Generator<string> {
  for (const [kind, rowsOf] of Object.entries(lists)) {
    const [old, now] = [rowsOf(before), rowsOf(after)];
    const title = changeLabels.kinds[kind as keyof typeof lists];
    for (const row of now) {
      const same = old.find(({ uuid }) => uuid === row.uuid);
      if (!same) yield changeLabels.added(title, row.called);
      else if (!isSameContent(same.row, row.row)) {
        const altered = changeLabels.altered(title, row.called);
        yield same.figure === row.figure ? altered : changeLabels.from(altered, same.figure, row.figure);
      }
    }
    for (const row of old)
      if (!now.some(({ uuid }) => uuid === row.uuid)) yield changeLabels.removed(title, row.called);
  }
}

function* changesOf(before: ProposalContent, after: ProposalContent): Generator<string> {
  for (const field of ['name', 'brand', 'product', 'valid_until'] as const) {
    if (before[field] === after[field]) continue;
    yield `${changeLabels.fields[field]} ${before[field] || changeLabels.empty} → ${after[field] || changeLabels.empty}`;
  }
  const [old, now] = [quoteTotal(before.quote).total, quoteTotal(after.quote).total];
  if (old !== now) yield changeLabels.price(old, now);
  yield* rowChanges(before, after);
  if (before.notes !== after.notes) yield changeLabels.notes;
}

/** Differences between a version and the previous one, one sentence each. */
export const proposalChanges = (before: ProposalContent, after: ProposalContent): string[] => [
  ...changesOf(before, after),
];
