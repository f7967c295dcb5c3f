import { preloadTooltips } from '@paidang/ui/tooltip';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { checkSession } from '../data/session-check';
import { lazyExtra } from '../shared/lazy-extra';
import { CrashBoundary } from '../shell/errors/crash-boundary';
import { ErrorSurface } from '../shell/errors/error-surface';
import { PageKeys } from '../shell/keys/page-keys';
import { SkipLink } from '../shell/layouts';
import { DocumentHead } from '../shell/title/document-head';
import { Toasts } from '../shell/toasts';
import { useFocusOnNavigation } from '../shell/use-focus-on-navigation';
import { useFocusRecovery } from '../shell/use-focus-recovery';
import { useKeyboardInset } from '../shell/use-keyboard-inset';
import { useSingleNavigation } from '../shell/use-single-navigation';
import { usePageIsReadable } from '../stores/page-is-readable';
import { followOtherTabs, useSession } from '../stores/session';
import { GuideMode } from './guide-mode';
import { LoginGate } from './login-gate';
import { Router } from './router';

// Outside of the pages: a part that fails to load is retried, and does not take the page down.
const SignedIn = lazyExtra(() => import('./signed-in'), <DocumentHead unread={0} />);
const SuperLoginBar = lazyExtra(() => import('../shell/super-login-bar'));

/** Everything between the providers and the pages. */
export function App() {
  const { pathname } = useLocation();
  const isGuest = useSession((state) => !state.token);
  const isSuperLogin = useSession((state) => state.superLogin);
  useFocusOnNavigation();
  useFocusRecovery();
  useKeyboardInset();
  useSingleNavigation();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current !== pathname) useSession.getState().settle();
    arrived.current = pathname;
  }, [pathname]);
  useEffect(() => {
    void checkSession();
    return followOtherTabs();
  }, []);
  const isReadable = usePageIsReadable((state) => state.isReadable);
  useEffect(() => {
    // Preload the page users return to, so that it opens without a connection, while an upload is waiting for one.
    if (isReadable && !isGuest) import('../routes/project').catch(() => undefined);
  }, [isReadable, isGuest]);
  useEffect(() => {
    // Preload tooltips before a mouse or the Tab key reaches a control; touch devices do not need them.
    if (!isReadable) return;
    const events = ['mousemove', 'keydown'] as const;
    const leaving = new AbortController();
    const preload = () => {
      leaving.abort();
      void preloadTooltips();
    };
    for (const event of events) window.addEventListener(event, preload, { signal: leaving.signal });
    return () => leaving.abort();
  }, [isReadable]);
  return (
    <>
      <SkipLink />
      <ErrorSurface />
      <Toasts />
      <PageKeys />
      {isSuperLogin ? <SuperLoginBar /> : null}
      <CrashBoundary resetKey={pathname}>
        <GuideMode>
          <Router />
        </GuideMode>
      </CrashBoundary>
      <LoginGate />
      {isGuest ? <DocumentHead unread={0} /> : <SignedIn />}
    </>
  );
}
