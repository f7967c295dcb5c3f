import { paths } from '@paidang/contract/pages';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { labels } from '#labels/rewards';
import { renderLink } from '../../shared/links';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { RewardProgress } from './reward-progress';

/** What became of a request for payment. */
export function RewardPage() {
  return (
    <Page>
      <PageHead
        title={labels.rewardTitle}
        path={
          <Breadcrumb
            label={labels.path}
            items={[
              { label: labels.centre, href: paths.profile() },
              { label: labels.rewards, href: paths.profile('rewards') },
              { label: labels.rewardTitle },
            ]}
            renderLink={renderLink}
          />
        }
      />
      <RewardProgress place="requested" notes={{}} className="mt-5" />
    </Page>
  );
}
