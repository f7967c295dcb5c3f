import type { EmbedSession } from '@paidang/contract/calls';
import { type Envelope, embedRoutes } from '@paidang/contract/routes';
import { NoTokenError } from './host-link';

/** A session is replaced this long before it ends, ms. */
const renewBefore = 60_000;
/** A token that ends sooner could expire before it reaches the server, ms. */
const minimumLifetime = 5_000;
const firstRetry = 1_000;
const lastRetry = 30_000;

const delay = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));

/** The server refused both the first token and the one requested after it. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Whether the visitor was refused, as opposed to something being unreachable. */
export const isRefusal = (error: unknown): boolean => error instanceof RefusedError || error instanceof NoTokenError;

interface EmbedSessionOptions {
  partner: string;
  /** Requests a fresh token from the partner's page. */
  requestToken: () => Promise<string>;
  /** The session is lost and cannot be replaced. */
  onLost: (error: unknown) => void;
}

/** The session of a visitor: kept only in memory, replaced before it ends. */
export interface EmbedVisit {
  /** Tries to open a session, once. */
  open(): Promise<EmbedSession>;
  /** Resolves with the current bearer token, retrying as long as the server is unreachable; `null` if refused. */
  token(): Promise<string | null>;
  /** The server no longer accepts the token. */
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
    if (!response.ok) throw new Error(`@paidang/web: the session request failed with ${response.status}.`);
    const { data }: Envelope<EmbedSession> = await response.json();
    return { ...data, ends: Date.parse(data.expires_at) + clockError(response) };
  }

  async function renew(): Promise<EmbedSession> {
    // The page may have provided a token that had expired: request another one, once.
    const next = (await exchange()) ?? (await exchange());
    if (!next) throw new RefusedError('@paidang/web: the tokens of the host page were refused.');
    if (visitor !== null && visitor !== next.user.uuid) {
      throw new RefusedError('@paidang/web: the token belongs to a different visitor than before.');
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
      if (session && left > renewBefore) return session.token;
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
