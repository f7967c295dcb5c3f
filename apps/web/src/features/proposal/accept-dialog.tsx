import type { ProposalContent } from '@paidang/contract/entities';
import { quoteTotal } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { useState } from 'react';
import { labels } from '#labels/proposal';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { showToast } from '../../stores/toasts';

const acceptLabels = labels.accept;

export interface AcceptProposalProps {
  content: ProposalContent;
  /** @param idempotencyKey the same for every retry from this dialog */
  onAccept: (idempotencyKey: string) => Promise<unknown>;
}

/** Button that turns a proposal into a project, after a confirmation with its total. */
export function AcceptProposal({ content: { quote, deliverables }, onAccept }: AcceptProposalProps) {
  const [key] = useState(() => crypto.randomUUID());
  const tasks = deliverables.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ConfirmDialog
      trigger={<Button variant="ink">{acceptLabels.button}</Button>}
      title={acceptLabels.title}
      text={acceptLabels.text(quoteTotal(quote).total, tasks)}
      cancel={acceptLabels.cancel}
      confirm={acceptLabels.confirm}
      onConfirm={async () => {
        await onAccept(key);
        showToast({ title: acceptLabels.done, tone: 'success' });
      }}
    />
  );
}
