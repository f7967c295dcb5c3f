import type { PlatformProposal } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Copy, Download, Trash2, Undo2 } from 'lucide-react';
import { labels } from '#labels/console-proposals';
import { useProposalWriting, writtenProposalFile } from '../../data/console-proposals';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { keepFile } from '../../shared/paper/keep-file';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { reportFailure } from '../../shared/pressed-call/report-failure';
import { showToast } from '../../stores/toasts';

export interface ProposalMenuProps {
  proposal: PlatformProposal;
  /** Opens another proposal; `null` closes it. */
  onOpen: (proposal: string | null) => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Further actions on a proposal, besides writing and sending it. */
export function ProposalMenu({ proposal: { uuid, vendor, version, allowed }, onOpen }: ProposalMenuProps) {
  const writing = useProposalWriting();
  const copying = usePressedCall();
  const copy = () =>
    copying.run(async () => {
      try {
        onOpen((await writing.create(vendor.uuid, uuid)).uuid);
        showToast({ title: labels.copied, tone: 'success' });
      } catch (error) {
        reportFailure(error);
      }
    });
  return (
    <div className="flex flex-wrap gap-1">
      <Button size="sm" variant="ghost" icon={<Copy {...icon} />} busy={copying.busy} onClick={() => void copy()}>
        {labels.copy}
      </Button>
      {version > 0 ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Download {...icon} />}
          onClick={() => void keepFile(writtenProposalFile(uuid, version))}
        >
          {labels.download(version)}
        </Button>
      ) : (
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="ghost" icon={<Trash2 {...icon} />}>
              {labels.remove}
            </Button>
          }
          title={labels.removeTitle}
          text={labels.removeText}
          cancel={labels.keep}
          confirm={labels.remove}
          onConfirm={async () => {
            await writing.remove(uuid);
            onOpen(null);
          }}
        />
      )}
      {allowed.includes('withdraw') ? (
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="ghost" icon={<Undo2 {...icon} />}>
              {labels.withdraw}
            </Button>
          }
          title={labels.withdrawTitle}
          text={labels.withdrawText}
          cancel={labels.keep}
          confirm={labels.withdraw}
          onConfirm={async () => {
            await writing.withdraw(uuid);
            showToast({ title: labels.withdrawn, tone: 'success' });
          }}
        />
      ) : null}
    </div>
  );
}
