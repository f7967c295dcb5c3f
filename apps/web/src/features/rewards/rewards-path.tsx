import { paths } from '@paidang/contract/pages';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { labels } from '#labels/rewards';
import { renderLink } from '../../shared/links';

/** Breadcrumb of a page below the rewards tab. */
export const RewardsPath = ({ title }: { title: string }) => (
  <Breadcrumb
    label={labels.path}
    items={[
      { label: labels.centre, href: paths.profile() },
      { label: labels.rewards, href: paths.profile('rewards') },
      { label: title },
    ]}
    renderLink={renderLink}
  />
);
