import type { EmbedTheme } from '@paidang/contract/routes';

/** Options of the chat on a partner's page. */
export interface LoaderOptions {
  /** Slug of the partner. */
  partner?: string | undefined;
  /** @default 'right' */
  position?: 'left' | 'right' | undefined;
  /** @default 'system' */
  theme?: EmbedTheme | undefined;
  /** `en` for English. @default 'zh-TW' */
  lang?: string | undefined;
  /** Accessible name of the launcher. @default '聊天', 'Chat' */
  label?: string | undefined;
  /**
   * Returns a token just signed by the partner's server for the current visitor, or `null` if there is none. Called again
   * whenever a token is needed, and after a delay if it rejects.
   */
  getToken?: (() => string | null | Promise<string | null>) | undefined;
  /** Alternative to `getToken`: URL on the page's own origin that responds to a POST with the token as text. */
  tokenUrl?: string | undefined;
}

/**
 * Reads the options from the attributes `data-partner`, `data-position`, `data-theme`, `data-lang`, `data-label` and
 * `data-token-url`. The chat ignores an invalid theme, the style sheet an invalid position.
 */
export const optionsOf = ({ dataset }: HTMLElement): LoaderOptions => ({ ...dataset });

/** Pages that switch language without reloading change `data-lang` on the script. */
export function followLanguage(script: HTMLElement, run: (name: 'update', changed: LoaderOptions) => void): void {
  const update = () => run('update', { lang: script.dataset.lang });
  new MutationObserver(update).observe(script, { attributeFilter: ['data-lang'] });
}

/** Requests a token; `null` if nobody is signed in on the page. Rejects if the page could not be reached. */
export async function requestToken({ getToken, tokenUrl }: LoaderOptions): Promise<string | null> {
  if (getToken) return getToken();
  if (!tokenUrl) return null;
  const response = await fetch(tokenUrl, { method: 'POST' });
  // Too many requests, or the server is down.
  if (response.status > 428) throw response;
  return response.ok ? (await response.text()).trim() : null;
}
