import { paths } from '@paidang/contract/pages';
import { isVendor } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/start-invitation';
import { lazyExtra } from '../../shared/lazy-extra';
import { useSession } from '../../stores/session';

const load = () => import('./invite-dialog');
const InviteDialog = lazyExtra(load);

export interface InviteButtonProps {
  /** The task a creator is invited to; without one, a vendor is invited to open a project. */
  task?: string;
}

/** A button that asks whom to invite. */
export function InviteButton({ task }: InviteButtonProps) {
  const [open, setOpen] = useState(false);
  const label = task ? labels.invite : labels.inviteVendor;
  return (
    <>
      <Button
        variant={task ? 'line' : 'ink'}
        icon={<UserPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open ? <InviteDialog title={label} task={task ?? null} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** How a new project begins: a vendor opens it, a creator invites a vendor to. */
export function StartProject() {
  const role = useSession((state) => state.user?.role);
  if (!isVendor(role)) return <InviteButton />;
  return (
    <Button asChild variant="ink" icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}>
      <Link to={paths.addProject()}>{labels.newProject}</Link>
    </Button>
  );
}
