import type { CreatorSummary } from '@paidang/contract/entities';
import { Button, type ButtonProps } from '@paidang/ui/button';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { labels } from '#labels/creators';
import { lazyExtra } from '../../shared/lazy-extra';

const load = () => import('./invite-creator-dialog');
const InviteCreatorDialog = lazyExtra(load);

export interface InviteCreatorProps extends Pick<ButtonProps, 'size' | 'variant' | 'className' | 'disabled'> {
  creator: Pick<CreatorSummary, 'uuid' | 'name'>;
  /** Adds the creator's name, for places with several such buttons. */
  isNamed?: boolean;
}

/** Button that opens the invitation dialog. */
export function InviteCreator({ creator, isNamed = false, variant = 'ink', ...button }: InviteCreatorProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        {...button}
        icon={<Send size={16} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {isNamed ? labels.invite.of(creator.name) : labels.invite.action}
      </Button>
      {open ? <InviteCreatorDialog creator={creator} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
