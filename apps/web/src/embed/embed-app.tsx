import type { EmbedSession } from '@paidang/contract/calls';
import { Button } from '@paidang/ui/button';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { EmbedLanguageContext } from './embed-language';
import { createEmbedVisit, isRefusal } from './embed-session';
import { HandshakeError, type HostLink } from './host-link';
import { VisitorChat } from './visitor-chat';

type Failure = 'handshake' | 'refused' | 'unreachable';

function failureOf(error: unknown): Failure {
  if (error instanceof HandshakeError) return 'handshake';
  return isRefusal(error) ? 'refused' : 'unreachable';
}

interface EmbedAppProps {
  partner: string;
  host: Promise<HostLink>;
}

/** Everything in the frame: the handshake with the host page, the visitor's session, then the conversation. */
export function EmbedApp({ partner, host }: EmbedAppProps) {
  const { labels } = useContext(EmbedLanguageContext);
  const [link, setLink] = useState<HostLink | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    host.then(setLink, (error: unknown) => setFailure(failureOf(error)));
  }, [host]);

  if (link) return <Visit partner={partner} host={link} />;
  return failure ? <Notice text={labels[failure]} /> : <Connecting />;
}

function Visit({ partner, host }: { partner: string; host: HostLink }) {
  const { labels } = useContext(EmbedLanguageContext);
  const [session, setSession] = useState<EmbedSession | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const fail = useCallback(
    (error: unknown) => {
      const reason = failureOf(error);
      setFailure(reason);
      host.say({ type: 'error', reason: reason === 'refused' ? 'refused' : 'unreachable' });
    },
    [host],
  );
  const visit = useMemo(
    () => createEmbedVisit({ partner, requestToken: host.requestToken, onLost: fail }),
    [partner, host, fail],
  );
  const enter = useCallback(() => {
    setFailure(null);
    visit.open().then(setSession, fail);
  }, [visit, fail]);
  useEffect(enter, [enter]);

  const close = useCallback(() => host.say({ type: 'mode', mode: -1 }), [host]);
  useEscape(close);
  if (failure) return <Notice text={labels[failure]} onRetry={enter} onClose={close} />;
  return session ? <VisitorChat session={session} visit={visit} host={host} /> : <Connecting />;
}

/** Closes the panel on Escape, unless a dialog or an input method handles the key. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isAbove = event.target instanceof Element && event.target.closest('dialog');
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && !isAbove) close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [close]);
}

function Connecting() {
  const { labels } = useContext(EmbedLanguageContext);
  return (
    <p className="embed-notice" role="status">
      {labels.connecting}
    </p>
  );
}

function Notice({ text, onRetry, onClose }: { text: string; onRetry?: () => void; onClose?: () => void }) {
  const { labels } = useContext(EmbedLanguageContext);
  return (
    <div className="embed-notice" role="alert">
      <p>{text}</p>
      {onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
      {onClose && (
        <Button variant="ghost" onClick={onClose}>
          {labels.close}
        </Button>
      )}
    </div>
  );
}
