import { Button } from '@paidang/ui/button';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { LetterInput } from '../../data/invitations';
import { lazyExtra } from '../../shared/lazy-extra';

const load = () => import('./invite-dialog');
const InviteDialog = lazyExtra(load);

export interface InviteButtonProps {
  label: string;
  onSend: (letter: LetterInput) => Promise<unknown>;
}

/** A button that asks whom to invite. */
export function InviteButton({ label, onSend }: InviteButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<UserPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open ? <InviteDialog title={label} onSend={onSend} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
