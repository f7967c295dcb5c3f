import { limits } from '@paidang/contract/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { labels } from '#labels/shared';
import type { PendingNavigation } from '../stores/arrivals';
import { NoticePage } from './notice-page';

/** Redirects at once after joining; if the user already was in the project, shows that for a moment first. */
export function JoinedRedirect({ target, isJoined }: PendingNavigation) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(target, { replace: true }), isJoined ? limits.redirectDelay : 0);
    return () => clearTimeout(timer);
  }, [navigate, target, isJoined]);
  return (
    <NoticePage title={labels.welcome}>
      <p role="status">{isJoined ? labels.joined : labels.onwards}</p>
    </NoticePage>
  );
}
