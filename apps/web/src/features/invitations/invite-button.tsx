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
  /** The task a creator is invited to; without it, a vendor is invited to open a project. */
  task?: string;
}

/** Button that opens the invitation dialog. */
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

/** Starts a new project: vendors open one, creators invite a vendor to open one. */
export function StartProject() {
  const role = useSession((state) => state.user?.role);
  if (!isVendor(role)) return <InviteButton />;
  return (
    <Button asChild variant="ink" icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}>
      <Link to={paths.addProject()}>{labels.newProject}</Link>
    </Button>
  );
}
