import type { Project, ProjectEvidence } from '@paidang/contract/entities';

import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@paidang/ui/dialog';
import { Skeleton } from '@paidang/ui/skeleton';
import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { labels } from '#labels/evidence';
import { capsuleFile, useEvidence } from '../../data/evidence';
import { fullMoment } from '../../shared/dates/taipei';
import { LoadFailure } from '../../shared/load-failure';
import { keepFile } from '../../shared/paper/keep-file';
import { CapsuleCheck } from './capsule-check';

export interface EvidenceDialogProps {
  project: Project;
  onClose: () => void;
}

/** Evidence of a project: its state, the capsule download, and a check for capsules. */
export default function EvidenceDialog({ project, onClose }: EvidenceDialogProps) {
  const { data: evidence, error, refresh } = useEvidence(project.uuid);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await keepFile(capsuleFile(project.uuid));
    setBusy(false);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{labels.title}</DialogTitle>
        <DialogDescription>{labels.text}</DialogDescription>
        {evidence ? <EvidenceFacts evidence={evidence} /> : null}
        {!evidence && !error ? <Skeleton className="mt-4 h-32" /> : null}
        {!evidence && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
        {evidence?.head ? (
          <div className="mt-5 grid gap-2">
            <Button variant="ink" busy={busy} onClick={() => void download()}>
              <Download size={16} strokeWidth={1.75} aria-hidden="true" />
              {labels.download}
            </Button>
            <p className="text-13 text-ink-3">{labels.downloadHint}</p>
          </div>
        ) : null}
        <section className="mt-6 border-t border-line pt-5">
          <h3 className="flex items-center gap-2 font-medium">
            <ShieldCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            {labels.verify}
          </h3>
          <CapsuleCheck project={project.uuid} />
        </section>
      </DialogContent>
    </Dialog>
  );
}

function EvidenceFacts({ evidence: { entries, shown, head, checkpoint, key } }: { evidence: ProjectEvidence }) {
  if (!head) return <p className="mt-4 text-ink-2">{labels.none}</p>;
  const moment = checkpoint && fullMoment(new Date(checkpoint.at));
  const facts: [string, string, boolean][] = [
    [labels.entries, shown === entries ? labels.count(entries) : labels.own(shown, entries), false],
    [
      labels.checkpoint,
      checkpoint && moment
        ? labels[checkpoint.is_stamped ? 'stamped' : 'signed'](moment, checkpoint.seq)
        : labels.unsigned,
      false,
    ],
    [labels.head, head, true],
    [labels.key, key, true],
  ];
  return (
    <dl className="mt-4 grid gap-x-5 sm:gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, value, isCode]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className={isCode ? 'mb-3 font-mono text-13 break-all sm:mb-1' : 'mb-3 sm:mb-1'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
