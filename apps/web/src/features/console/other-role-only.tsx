import { paths } from '@paidang/contract/pages';
import { type StaffRole, staffRoleTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Link } from 'react-router-dom';
import { labels } from '#labels/console';
import { ConsolePage } from '../../shared/console/console-page';

/** Shown instead of a screen that belongs to another staff role. */
export const OtherRoleOnly = ({ role }: { role: StaffRole }) => (
  <ConsolePage title={labels.notYours(staffRoleTitles[role])} lead={labels.notYoursHint}>
    <Button asChild>
      <Link to={paths.console}>{labels.toOverview}</Link>
    </Button>
  </ConsolePage>
);
