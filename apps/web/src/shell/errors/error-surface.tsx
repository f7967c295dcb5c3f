import { paths } from '@paidang/contract/pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failures, NetworkError, type RequestError } from '../../data/errors';
import { isCheckingSession } from '../../data/session-check';
import { useGuide } from '../../stores/guide';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import { failureEffect } from './failure-effect';
import { OfflineAlert, type OfflineAlertProps } from './offline-alert';

/** Minimum time between two connection errors, so that polling while offline does not report every attempt. */
const noticeIntervalMs = 30_000;

/** The one place that shows errors of requests whose caller does not handle them. */
export function ErrorSurface() {
  const navigate = useNavigate();
  const [alert, setAlert] = useState<Pick<OfflineAlertProps, 'text' | 'isModal'> | null>(null);
  const closeAlert = useCallback(() => setAlert(null), []);
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
      if (effect.kind === 'alert')
        setAlert((shown) => ({ text: effect.text, isModal: isPressed || shown?.isModal === true }));
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
    window.addEventListener('online', closeAlert);
    return () => window.removeEventListener('online', closeAlert);
  }, [closeAlert]);

  return alert === null ? null : <OfflineAlert {...alert} onClose={closeAlert} />;
}
