import type { Proposal } from '@paidang/contract/entities';
import { labels } from '#labels/proposal';
import { proposalChanges } from './changes';

export interface ChangesNoteProps {
  versions: Proposal['versions'];
  /** Number of the one that is shown. */
  shown: number;
}

/** What a version says differently from the one before it. */
export function ChangesNote({ versions, shown }: ChangesNoteProps) {
  const [after, before] = [shown, shown - 1].map((number) => versions.find((one) => one.number === number));
  if (!after || !before) return null;
  const changes = proposalChanges(before.content, after.content);
  return (
    <section className="rounded-control bg-sunken px-4 py-3 text-14 print:hidden">
      <h3 className="font-strong">{labels.changes.title(shown)}</h3>
      <ul className="mt-1 list-disc pl-5 text-ink-2 [overflow-wrap:anywhere]">
        {changes.length > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences that may be equal, and never move
          changes.map((change, index) => <li key={index}>{change}</li>)
        ) : (
          <li>{labels.changes.none}</li>
        )}
      </ul>
    </section>
  );
}
