import type { Proposal } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { useId, useState } from 'react';
import { labels } from '#labels/proposal';
import { RichTextDiff } from '../../step/versions/rich-text';
import { proposalChanges } from './proposal-changes';

const changeLabels = labels.changes;

export interface ChangesNoteProps {
  versions: Proposal['versions'];
  /** Number of the displayed version. */
  shown: number;
}

/** Differences between a version and the previous one. */
export function ChangesNote({ versions, shown }: ChangesNoteProps) {
  const [after, before] = [shown, shown - 1].map((number) => versions.find((one) => one.number === number));
  if (!after || !before) return null;
  const changes = proposalChanges(before.content, after.content);
  return (
    <section className="rounded-control bg-sunken px-4 py-3 text-14 print:hidden">
      <h3 className="font-strong">{changeLabels.title(shown)}</h3>
      <ul className="mt-1 list-disc pl-5 text-ink-2 [overflow-wrap:anywhere]">
        {changes.length > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences may be equal, and are never reordered
          changes.map((change, index) => <li key={index}>{change}</li>)
        ) : (
          <li>{changeLabels.none}</li>
        )}
      </ul>
      {before.content.notes === after.content.notes ? null : (
        <NotesDiff key={shown} before={before.content.notes} after={after.content.notes} />
      )}
    </section>
  );
}

/** The notes of two versions compared in one text, on demand. */
function NotesDiff({ before, after }: { before: string; after: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="mt-1 -ml-2"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? changeLabels.hideNotes : changeLabels.showNotes}
      </Button>
      {isOpen ? (
        <div id={id} className="mt-2 border-t border-line pt-3">
          <RichTextDiff before={before} after={after} />
        </div>
      ) : null}
    </>
  );
}
