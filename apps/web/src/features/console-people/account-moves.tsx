import { operationLimits } from '@paidang/contract/limits';
import type { AccountStatus } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { useState } from 'react';
import { labels } from '#labels/console-operations';
import { useAccountMoves } from '../../data/console-people';
import { FormDialog } from '../../shared/form-dialog';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';

const peopleLabels = labels.people;
type Move = keyof typeof peopleLabels.moves;

const movesOf: Record<AccountStatus, readonly Move[]> = {
  active: ['superLogin', 'signOut', 'suspend'],
  suspended: ['unsuspend'],
  unverified: [],
  deleted: [],
};

export interface AccountMovesProps {
  account: string;
  status: AccountStatus;
}

/** Staff actions on an account; each asks for a reason, which is stored in the audit log. */
export function AccountMoves({ account, status }: AccountMovesProps) {
  const [asked, setAsked] = useState<Move | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const moves = useAccountMoves(account);
  const act = async (move: Move, reason: string) => {
    const url = await moves[move](reason);
    if (url) setLink(url);
  };
  if (movesOf[status].length === 0) return null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {movesOf[status].map((move) => (
          <Button key={move} size="sm" onClick={() => setAsked(move)}>
            {peopleLabels.moves[move].action}
          </Button>
        ))}
      </div>
      {link ? <SuperLoginLink url={link} /> : null}
      {asked ? (
        <ReasonDialog key={asked} move={asked} onSend={(reason) => act(asked, reason)} onClose={() => setAsked(null)} />
      ) : null}
    </div>
  );
}

interface ReasonDialogProps {
  move: Move;
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
}

function ReasonDialog({ move, onSend, onClose }: ReasonDialogProps) {
  const { action, title, text } = peopleLabels.moves[move];
  const [reason, setReason] = useState('');
  const call = usePressedCall();
  const submit = async () => {
    if (reason.trim() !== '' && (await call.run(() => onSend(reason)))) onClose();
  };
  return (
    <FormDialog
      {...{ title, text, action, call, onClose }}
      keep={labels.cancel}
      disabled={reason.trim() === ''}
      isFilled={reason !== ''}
      onSubmit={submit}
    >
      <Field label={labels.reason} required>
        <Textarea
          value={reason}
          maxLength={operationLimits.reasonLength}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

function SuperLoginLink({ url }: { url: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    showToast({ title: peopleLabels.copied, tone: 'success' });
  };
  return (
    <Callout
      title={peopleLabels.link}
      action={
        <Button size="sm" onClick={() => void copy()}>
          {peopleLabels.copy}
        </Button>
      }
    >
      <span className="block font-mono text-12 break-all">{url}</span>
      <span className="mt-1 block text-13">{peopleLabels.linkHint}</span>
    </Callout>
  );
}
