import { paths } from '@paidang/contract/pages';
import { type StaffRole, staffRoleTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Link } from 'react-router-dom';
import { labels } from '#labels/console';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';

/** In place of a screen for another role of the staff. */
export const NotYours = ({ role }: { role: StaffRole }) => (
  <Page>
    <PageHead title={labels.notYours(staffRoleTitles[role])} lead={labels.notYoursHint} className="mb-6" />
    <Button asChild>
      <Link to={paths.console}>{labels.toOverview}</Link>
    </Button>
  </Page>
);
