import { Skeleton } from '@paidang/ui/skeleton';
import { useParams } from 'react-router-dom';
import { useRatings } from '../data/ratings';
import { RatingView } from '../features/rating/rating-view';
import { LoadFailure } from '../shared/load-failure';
import { Page } from '../shared/page/page';

/** `/rating/{taskId}`: how the two people of a task rate each other. */
export default function RatingRoute() {
  const { taskId = '' } = useParams();
  const { data: ratings, error, refresh, keep } = useRatings(taskId);
  return (
    <Page aria-busy={!ratings && !error}>
      {ratings ? <RatingView key={taskId} ratings={ratings} onRatings={keep} onOutdated={refresh} /> : null}
      {!ratings && !error ? (
        <div className="grid max-w-(--page-text) gap-6">
          <Skeleton className="h-8 w-40" />
          <Skeleton shape="block" className="h-72" />
        </div>
      ) : null}
      {!ratings && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </Page>
  );
}
