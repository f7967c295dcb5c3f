import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@paidang/ui/alert-dialog';
import { useToast } from '@paidang/ui/toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { NetworkError, type RequestError } from '../../data/errors';
import { failures } from '../../data/failures';
import { isCheckingSession } from '../../data/session-check';
import { useSession } from '../../stores/session';
import { rememberGoPath } from '../guard/go-path';
import { labels } from '../labels';
import { failureEffect } from './failure-effect';

/** A page that polls without a connection says so once in a while, not at every try. */
const pause = 30_000;

/** The one place that shows what went wrong with a request nobody handled. */
export function ErrorSurface() {
  const navigate = useNavigate();
  const toast = useToast();
  const [alert, setAlert] = useState<string | null>(null);
  const complained = useRef(Number.NEGATIVE_INFINITY);

  const say = useCallback(
    (title: string, isConnection: boolean) => {
      const now = performance.now();
      if (isConnection && now - complained.current < pause) return;
      if (isConnection) complained.current = now;
      toast.show({ title, tone: 'danger' });
    },
    [toast],
  );

  const show = useCallback(
    (error: RequestError) => {
      const effect = failureEffect(error);
      if (effect.kind === 'toast') say(effect.text, error instanceof NetworkError);
      if (effect.kind === 'alert') setAlert(effect.text);
      if (effect.kind === 'not-found') navigate(paths.notFound, { replace: true });
      if (effect.kind === 'session-lost' && !isCheckingSession() && useSession.getState().token) {
        rememberGoPath(sessionStorage, `${location.pathname}${location.search}`);
        navigate(paths.projectError, { replace: true });
        useSession.getState().expire();
      }
    },
    [navigate, say],
  );

  useEffect(() => failures.subscribe(show), [show]);
  useEffect(() => {
    const online = () => setAlert(null);
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  return (
    <AlertDialog open={alert !== null} onOpenChange={(open) => !open && setAlert(null)}>
      <AlertDialogContent>
        <AlertDialogTitle>{labels.errors.offlineTitle}</AlertDialogTitle>
        <AlertDialogDescription>{alert}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogAction>{labels.errors.ok}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
