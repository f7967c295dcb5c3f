import '@paidang/film/styles.css';
import { useParams } from 'react-router-dom';
import { GuestReviewPage } from '../features/guest-review/guest-review';

/** `/review/{token}`: a film for somebody without an account. */
export default function GuestReviewRoute() {
  const { token = '' } = useParams();
  return <GuestReviewPage key={token} token={token} />;
}
