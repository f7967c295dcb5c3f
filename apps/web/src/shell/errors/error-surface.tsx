import { paths } from '@paidang/contract/pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failures, NetworkError, type RequestError } from '../../data/errors';
import { isCheckingSession } from '../../data/session-check';
import { useGuide } from '../../stores/guide';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import { failureEffect } from './failure-effect';
import { OfflineAlert } from './offline-alert';

/** Minimum time between two connection errors, so that polling while offline does not report every attempt. */
const noticeIntervalMs = 30_000;

/** The one place that shows errors of requests whose caller does not handle them. */
export function ErrorSurface() {
  const navigate = useNavigate();
  const [alert, setAlert] = useState<string | null>(null);
  const lastNoticeAt = useRef(Number.NEGATIVE_INFINITY);

  const notify = useCallback((title: string, isConnection: boolean) => {
    const now = performance.now();
    if (isConnection && now - lastNoticeAt.current < noticeIntervalMs) return;
    if (isConnection) lastNoticeAt.current = now;
    showToast({ title, tone: 'danger' });
  }, []);

  const show = useCallback(
    (error: RequestError, isPressed: boolean) => {
      const effect = failureEffect(error, isPressed);
      if (effect.kind === 'toast') notify(effect.text, error instanceof NetworkError);
      if (effect.kind === 'alert') setAlert(effect.text);
      // The guide continues with its next page instead.
      if (effect.kind === 'not-found' && !useGuide.getState().isOn) navigate(paths.notFound, { replace: true });
      if (effect.kind === 'session-lost' && !isCheckingSession() && useSession.getState().token) {
        useSession.getState().expire();
        navigate(paths.projectError, { replace: true });
      }
    },
    [navigate, notify],
  );

  useEffect(() => failures.subscribe(show), [show]);
  useEffect(() => {
    const online = () => setAlert(null);
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  return alert === null ? null : <OfflineAlert text={alert} onClose={() => setAlert(null)} />;
}
