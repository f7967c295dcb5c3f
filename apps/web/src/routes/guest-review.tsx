import '@paidang/film/styles.css';
import { Skeleton } from '@paidang/ui/skeleton';
import { useParams } from 'react-router-dom';
import { GuestReviewPage } from '../features/guest-review/guest-review';
import { lazyExtra } from '../shared/lazy-extra';

const GuestPost = lazyExtra(() => import('./parts/guest-post'), <Skeleton className="mx-auto my-5 h-160 max-w-90" />);

/** `/review/{token}`: a film or copy for a guest without an account. */
export default function GuestReviewRoute() {
  const { token = '' } = useParams();
  return <GuestReviewPage key={token} token={token} Post={GuestPost} />;
}
