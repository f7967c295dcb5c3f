import type { embedSchemas } from '../calls/embed';
import type { Routes } from './route';

/** Where the chat's page for frames of partners is. */
export const embedPagePath = '/embed/chat';
/** Where the script that partners put on their pages is. */
export const embedLoaderPath = '/embed/loader.js';
/** Name of the `<meta>` in which the server names the partner to that page, as JSON. */
export const embedMetaName = 'paidang-embed';
/** `aud` of the tokens partners sign: a token for any other audience is refused. */
export const partnerTokenAudience = 'paidang-chat';
/** How partners sign. */
export const partnerTokenAlgorithm = 'ES256';

/** Whose frame a page is in. */
export interface EmbedFrame {
  partner: string;
  /** Origin of the page around the frame; the server has found it on the partner's list. */
  origin: string;
}

/** The two messages of the handshake, sent from window to window; the port travels with the second one. */
export interface EmbedHandshake {
  paidang: 'hello' | 'port';
  nonce: string;
}

/** How the chat is shown on a partner's page: 0 as a popup, 1 large, -1 as the launcher alone. */
export type EmbedMode = -1 | 0 | 1;

/** Colours of the frame; `system` follows the visitor's device. */
export type EmbedTheme = 'light' | 'dark' | 'system';

/** What the page around the frame says through the port. */
export type HostMessage =
  /** `null` if nobody is signed in, `undefined` if it could not ask; it is asked again next time. */
  | { type: 'token'; token: string | null | undefined }
  | { type: 'mode'; mode: EmbedMode }
  | { type: 'theme'; theme: EmbedTheme }
  /** The language from now on, as a BCP 47 tag; empty for Chinese. */
  | { type: 'lang'; lang: string }
  /** Words for the composer, unless something is being written there. */
  | { type: 'draft'; text: string };

/** What the chat inside the frame says through the port. */
export type PanelMessage =
  | { type: 'need-token' }
  | { type: 'ready' }
  | { type: 'unread'; unread: number }
  /** Asks to be shown like this. */
  | { type: 'mode'; mode: EmbedMode }
  | { type: 'error'; reason: 'refused' | 'unreachable' };

export const embedRoutes: Routes<typeof embedSchemas> = {
  session: { method: 'POST', path: '/api/embed/session', access: 'guest' },
};
