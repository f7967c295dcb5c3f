import type { ProposalContent } from '@paidang/contract/entities';
import { quoteTotal } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { useState } from 'react';
import { labels } from '#labels/proposal';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { showToast } from '../../stores/toasts';

const words = labels.accept;

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
      trigger={<Button variant="ink">{words.button}</Button>}
      title={words.title}
      text={words.text(quoteTotal(quote).total, tasks)}
      cancel={words.cancel}
      confirm={words.confirm}
      onConfirm={async () => {
        await onAccept(key);
        showToast({ title: words.done, tone: 'success' });
      }}
    />
  );
}
