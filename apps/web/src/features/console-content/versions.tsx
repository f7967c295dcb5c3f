import type { ContentRecord, ContentVersion } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { useState } from 'react';
import { labels } from '#labels/console-content';
import { useContentMoves, useContentVersions } from '../../data/console-content';
import { fullMoment } from '../../shared/dates/taipei';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';
import { titleOfField } from './content-fields';
import { changedFields, FieldChanges } from './field-changes';

const versionLabels = labels.versions;

export interface VersionsProps {
  record: ContentRecord;
  onRestored: (record: ContentRecord) => void;
}

/** Every version of a record, newest first, each with its changes; older ones can be restored. */
export function Versions({ record, onRestored }: VersionsProps) {
  const { data: versions = [] } = useContentVersions(record);
  const moves = useContentMoves(record.kind);
  const call = usePressedCall();
  const restore = (number: number) =>
    call.run(async () => {
      onRestored(await moves.restore(record, number));
      showToast({ title: versionLabels.restoredToast(number), tone: 'success' });
    });
  return (
    <section aria-label={versionLabels.title} className="border-t border-line py-6">
      <h3 className="mb-2 text-16 font-strong">{versionLabels.title}</h3>
      <CallProblem problem={call.problem} className="mb-3" />
      <ol>
        {versions.map((version, index) => (
          <VersionRow
            key={version.number}
            record={record}
            version={version}
            earlier={versions[index + 1] ?? null}
            busy={call.busy}
            onRestore={() => void restore(version.number)}
          />
        ))}
      </ol>
    </section>
  );
}

interface VersionRowProps {
  record: ContentRecord;
  version: ContentVersion;
  /** The previous version; `null` for the first. */
  earlier: ContentVersion | null;
  busy: boolean;
  onRestore: () => void;
}

function VersionRow({ record, version, earlier, busy, onRestore }: VersionRowProps) {
  const { kind, version: newest, published } = record;
  const [isOpen, setOpen] = useState(false);
  const { number, written_by: by, written_at: at } = version;
  const changed = earlier
    ? changedFields(kind, earlier.content, version.content).map(({ name }) => titleOfField(kind, name))
    : null;
  const marks = [
    ...(number === newest ? [versionLabels.current] : []),
    ...(number === published ? [versionLabels.published] : []),
  ];
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-mono text-13 font-medium">v{number}</span>
        <span className="min-w-0 flex-1 text-14">
          {changed ? versionLabels.changed(changed) : versionLabels.first}
          <span className="block text-12 text-ink-3">{[by, fullMoment(new Date(at)), ...marks].join('・')}</span>
        </span>
        {earlier ? (
          <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {versionLabels.compare}
          </Button>
        ) : null}
        {number === newest ? null : (
          <Button size="sm" busy={busy} aria-label={`${versionLabels.restore}：v${number}`} onClick={onRestore}>
            {versionLabels.restore}
          </Button>
        )}
      </div>
      {isOpen && earlier ? <FieldChanges kind={kind} before={earlier.content} after={version.content} /> : null}
    </li>
  );
}
