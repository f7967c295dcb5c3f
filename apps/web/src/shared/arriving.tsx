import { limits } from '@paidang/contract/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { labels } from '#labels/shared';
import type { PendingNavigation } from '../stores/arrivals';
import { NoticePage } from './notice-page';

/** Somebody new goes on by themselves; who is in a project already reads so first. */
export function Arriving({ target, isJoined }: PendingNavigation) {
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
