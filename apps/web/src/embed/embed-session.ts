import type { EmbedSession } from '@paidang/contract/calls';
import { type Envelope, embedRoutes } from '@paidang/contract/routes';
import { NoTokenError } from './host-link';

/** Milliseconds before its end in which a session is replaced. */
const early = 60_000;
/** One that ends sooner might end on the way. */
const minimumLifetime = 5_000;
const firstRetry = 1_000;
const lastRetry = 30_000;

const delay = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));

/** Neither the first token nor the one asked for after it was taken. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Whether nobody will let this visitor in, in place of something being out of reach. */
export const isRefusal = (error: unknown): boolean => error instanceof RefusedError || error instanceof NoTokenError;

interface EmbedSessionOptions {
  partner: string;
  /** A fresh token of the partner's. */
  requestToken: () => Promise<string>;
  /** Nobody replaces the session that was there. */
  onLost: (error: unknown) => void;
}

/** The session of a visitor: kept in memory alone, replaced before it ends. */
export interface EmbedVisit {
  /** Tries once. */
  open(): Promise<EmbedSession>;
  /** The bearer token of this moment, however long it takes to reach somebody for it; `null` when it is refused. */
  token(): Promise<string | null>;
  /** The token is no longer taken. */
  expire(): void;
}

interface LocalSession extends EmbedSession {
  /** When it ends, by the visitor's clock. */
  readonly ends: number;
}

/** Milliseconds the visitor's clock is ahead of the server's. */
function clockError({ headers }: Response): number {
  const date = headers.get('date');
  return date === null ? 0 : Date.now() - Date.parse(date);
}

export function createEmbedVisit({ partner, requestToken, onLost }: EmbedSessionOptions): EmbedVisit {
  let session: LocalSession | null = null;
  let opening: Promise<EmbedSession> | null = null;
  let replacing: Promise<EmbedSession | null> | null = null;
  let visitor: string | null = null;

  async function exchange(): Promise<LocalSession | null> {
    const token = await requestToken();
    const response = await fetch(embedRoutes.session.path, {
      method: embedRoutes.session.method,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ partner, token }),
    });
    if (response.status === 403 || response.status === 422) return null;
    if (!response.ok) throw new Error(`@paidang/web: the session was answered with ${response.status}.`);
    const { data }: Envelope<EmbedSession> = await response.json();
    return { ...data, ends: Date.parse(data.expires_at) + clockError(response) };
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

  async function replace(): Promise<EmbedSession | null> {
    for (let wait = firstRetry; ; wait = Math.min(wait * 2, lastRetry)) {
      try {
        return await open();
      } catch (error) {
        if (isRefusal(error)) {
          onLost(error);
          return null;
        }
      }
      await delay(wait);
    }
  }

  return {
    open,
    async token() {
      const left = session ? session.ends - Date.now() : 0;
      if (session && left > early) return session.token;
      replacing ??= replace().finally(() => {
        replacing = null;
      });
      if (session && left > minimumLifetime) return session.token;
      return (await replacing)?.token ?? null;
    },
    expire() {
      session = null;
    },
  };
}
