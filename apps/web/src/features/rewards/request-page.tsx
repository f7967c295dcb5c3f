import { paths } from '@paidang/contract/pages';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { labels } from '#labels/rewards';
import { renderLink } from '../../shared/links';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { RewardProgress } from './reward-progress';

/** Asks for payment of what was earned. */
export function RequestPage() {
  return (
    <Page>
      <PageHead
        title={labels.requestTitle}
        path={
          <Breadcrumb
            label={labels.path}
            items={[
              { label: labels.centre, href: paths.profile() },
              { label: labels.rewards, href: paths.profile('rewards') },
              { label: labels.requestTitle },
            ]}
            renderLink={renderLink}
          />
        }
      />
      <RewardProgress place="filling" notes={{ review: labels.progress.reviewTime }} className="mt-5" />
    </Page>
  );
}
