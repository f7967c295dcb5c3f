import { paths } from '@paidang/contract/pages';
import { isVendor } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/start-invitation';
import { useSession } from '../../stores/session';
import { InviteButton } from './invite-button';

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
