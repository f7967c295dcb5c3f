import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Skeleton } from '@paidang/ui/skeleton';
import { Link, useNavigate } from 'react-router-dom';
import { labels } from '#labels/rewards';
import { useReward, useRewardItems } from '../../data/rewards';
import { LoadFailure } from '../../shared/load-failure';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { showToast } from '../../stores/toasts';
import { RequestForm, type RequestFormProps } from './request-form';
import { RewardsPath } from './rewards-path';
import { VendorPaid } from './vendor-paid';

const { form: words } = labels;

export interface RequestPageProps extends Omit<RequestFormProps, 'items' | 'reward' | 'onSent'> {
  /** Id of the request that is being sent again. */
  reward: string | null;
}

/** Page on which a creator requests payment of what they have earned. */
export function RequestPage({ reward: uuid, ...form }: RequestPageProps) {
  const navigate = useNavigate();
  const items = useRewardItems();
  const again = useReward(uuid);
  const reward = again.data ?? null;
  if (!items.data || (uuid && !reward)) {
    const retry = () => {
      void items.refresh();
      void again.refresh();
    };
    return <RequestLoading onRetry={items.error || again.error ? retry : null} />;
  }
  const own = items.data.items.filter(({ status }) => status === 'unclaimed');
  if (reward && !reward.allowed.includes('send_again'))
    return (
      <Page>
        <Head />
        <Nothing
          title={words.notAgain}
          text={words.notAgainHint}
          action={words.notAgainAction}
          to={paths.reward(reward.uuid)}
        />
      </Page>
    );
  if (!reward && !own.some(({ payer }) => payer === 'platform'))
    return (
      <Page>
        <Head />
        <Nothing title={words.none} text={words.noneHint} action={words.noneAction} to={paths.profile('rewards')} />
        <VendorPaid items={own} />
      </Page>
    );
  return (
    <Page>
      <RequestForm
        {...form}
        items={own}
        reward={reward}
        onSent={({ uuid: sent }) => {
          showToast({ title: words.sent, tone: 'success' });
          void navigate(paths.reward(sent), { replace: true });
        }}
      />
    </Page>
  );
}

/** Loading state of the page. @param onRetry reloads after a failure; `null` while loading */
export const RequestLoading = ({ onRetry }: { onRetry: (() => void) | null }) => (
  <Page aria-busy={!onRetry}>
    <Head />
    {onRetry ? (
      <LoadFailure onRetry={onRetry} />
    ) : (
      <div role="status" aria-label={labels.loading} className="mt-5 grid gap-8">
        <Skeleton className="h-20" />
        <div className="grid gap-14 xl:grid-cols-[minmax(0,1fr)_400px]">
          <Skeleton shape="block" className="h-96" />
          <Skeleton shape="block" className="h-120" />
        </div>
      </div>
    )}
  </Page>
);

const Head = () => <PageHead title={labels.requestTitle} path={<RewardsPath title={labels.requestTitle} />} />;

interface NothingProps {
  title: string;
  text: string;
  action: string;
  to: string;
}

const Nothing = ({ title, text, action, to }: NothingProps) => (
  <EmptyState
    drawing="paper"
    title={title}
    description={text}
    titleAs="h2"
    className="mt-6 py-20"
    action={
      <Button asChild>
        <Link to={to}>{action}</Link>
      </Button>
    }
  />
);
