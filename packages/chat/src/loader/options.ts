/** How the chat sits on a partner's page. */
export interface LoaderOptions {
  /** Slug of the partner. */
  partner?: string | undefined;
  /** @default 'right' */
  position?: 'left' | 'right' | undefined;
  /** @default 'system' */
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Name of the launcher, for readers of the screen. @default '聊天' */
  label?: string | undefined;
  /** A token the partner's server has just signed for whoever is here. Asked for again whenever one is needed. */
  getToken?: (() => string | Promise<string>) | undefined;
  /** Instead of `getToken`: address on the page's own origin that answers a POST with the token as text. */
  tokenUrl?: string | undefined;
}

/** The options of the attributes `data-partner`, `data-position`, `data-theme`, `data-label`, `data-token-url`. */
export const optionsOf = ({ dataset }: HTMLElement): LoaderOptions => ({
  partner: dataset.partner,
  position: dataset.position === 'left' ? 'left' : undefined,
  theme: dataset.theme === 'light' || dataset.theme === 'dark' ? dataset.theme : undefined,
  label: dataset.label,
  tokenUrl: dataset.tokenUrl,
});

/** `null` when nobody can say who is here. */
export async function askForToken({ getToken, tokenUrl }: LoaderOptions): Promise<string | null> {
  if (getToken) return getToken();
  if (!tokenUrl) return null;
  const response = await fetch(tokenUrl, { method: 'POST', credentials: 'same-origin' });
  return response.ok ? (await response.text()).trim() : null;
}
