import { type EmbedSession, type Envelope, embedCalls } from '@paidang/contract/calls';

/** Milliseconds before its end in which a session is replaced. */
const early = 60_000;

/** Neither the first token nor the one asked for after it was taken. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

interface EmbedSessionOptions {
  partner: string;
  /** A fresh token of the partner's. */
  requestToken: () => Promise<string>;
  /** A session that was there could not be replaced. */
  onLost: (error: unknown) => void;
}

/** The session of a visitor: kept in memory alone, replaced before it ends. */
export interface EmbedVisit {
  open(): Promise<EmbedSession>;
  /** The bearer token of this moment, `null` when there is none to be had. */
  token(): Promise<string | null>;
  /** The token is no longer taken. */
  expire(): void;
}

export function createEmbedVisit({ partner, requestToken, onLost }: EmbedSessionOptions): EmbedVisit {
  let session: EmbedSession | null = null;
  let opening: Promise<EmbedSession> | null = null;
  let visitor: string | null = null;

  async function exchange(): Promise<EmbedSession | null> {
    const token = await requestToken();
    const response = await fetch(embedCalls.session.path, {
      method: embedCalls.session.method,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ partner, token }),
    });
    if (response.status === 403 || response.status === 422) return null;
    if (!response.ok) throw new Error(`@paidang/web: the session was answered with ${response.status}.`);
    const { data }: Envelope<EmbedSession> = await response.json();
    return data;
  }

  async function renew(): Promise<EmbedSession> {
    // A page may have handed in a token it kept too long: it is asked for another one once.
    const next = (await exchange()) ?? (await exchange());
    if (!next) throw new RefusedError('@paidang/web: the tokens of the page around the frame were refused.');
    if (visitor !== null && visitor !== next.user.uuid) {
      throw new RefusedError('@paidang/web: the token is about somebody else than before.');
    }
    visitor = next.user.uuid;
    session = next;
    return next;
  }

  const open = (): Promise<EmbedSession> => {
    opening ??= renew().finally(() => {
      opening = null;
    });
    return opening;
  };

  return {
    open,
    async token() {
      if (session && Date.parse(session.expires_at) - Date.now() > early) return session.token;
      try {
        return (await open()).token;
      } catch (error) {
        onLost(error);
        return null;
      }
    },
    expire() {
      session = null;
    },
  };
}
