import type { EmbedTheme } from '@paidang/contract/routes';

/** How the chat sits on a partner's page. */
export interface LoaderOptions {
  /** Slug of the partner. */
  partner?: string | undefined;
  /** @default 'right' */
  position?: 'left' | 'right' | undefined;
  /** @default 'system' */
  theme?: EmbedTheme | undefined;
  /** `en` for English. @default 'zh-TW' */
  lang?: string | undefined;
  /** Name of the launcher, for readers of the screen. @default '聊天', 'Chat' */
  label?: string | undefined;
  /**
   * A token the partner's server has just signed for whoever is here, `null` for nobody. Asked for again whenever one is
   * needed, and a while later when it rejects.
   */
  getToken?: (() => string | null | Promise<string | null>) | undefined;
  /** Instead of `getToken`: address on the page's own origin that answers a POST with the token as text. */
  tokenUrl?: string | undefined;
}

/**
 * The options of the attributes `data-partner`, `data-position`, `data-theme`, `data-lang`, `data-label`, `data-token-url`. A theme
 * that is none is the chat's to ignore, a position that is none the style sheet's.
 */
export const optionsOf = ({ dataset }: HTMLElement): LoaderOptions => ({ ...dataset });

/** Pages that switch their language without loading again change `data-lang` on the script. */
export function followLanguage(script: HTMLElement, run: (name: 'update', changed: LoaderOptions) => void): void {
  const update = () => run('update', { lang: script.dataset.lang });
  new MutationObserver(update).observe(script, { attributeFilter: ['data-lang'] });
}

/** `null` when nobody is signed in on the page. Rejects when the page could not be asked. */
export async function askForToken({ getToken, tokenUrl }: LoaderOptions): Promise<string | null> {
  if (getToken) return getToken();
  if (!tokenUrl) return null;
  const response = await fetch(tokenUrl, { method: 'POST' });
  // Too many requests, and a server that is down.
  if (response.status > 428) throw response;
  return response.ok ? (await response.text()).trim() : null;
}
