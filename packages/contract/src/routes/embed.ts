import type { embedSchemas } from '../calls/embed';
import type { Routes } from './route';

/** Path of the chat page that partners' frames load. */
export const embedPagePath = '/embed/chat';
/** Path of the script partners include on their pages. */
export const embedLoaderPath = '/embed/loader.js';
/** Name of the `<meta>` that tells that page which partner it is embedded by, as JSON. */
export const embedMetaName = 'paidang-embed';
/** `aud` of the tokens partners sign; tokens for any other audience are refused. */
export const partnerTokenAudience = 'paidang-chat';
/** Signature algorithm of partners' tokens. */
export const partnerTokenAlgorithm = 'ES256';

/** The partner whose page the frame is embedded in. */
export interface EmbedFrame {
  partner: string;
  /** Origin of the embedding page, which the server has found on the partner's list. */
  origin: string;
}

/** The two handshake messages, posted from window to window; the second one transfers the port. */
export interface EmbedHandshake {
  paidang: 'hello' | 'port';
  nonce: string;
}

/** How the chat is displayed on a partner's page: 0 as a popup, 1 large, -1 as the launcher alone. */
export type EmbedMode = -1 | 0 | 1;

/** Colour scheme of the frame; `system` follows the visitor's device. */
export type EmbedTheme = 'light' | 'dark' | 'system';

/** Messages from the embedding page, sent through the port. */
export type HostMessage =
  /** `null` if nobody is signed in, `undefined` if this could not be determined; the chat then asks again next time. */
  | { type: 'token'; token: string | null | undefined }
  | { type: 'mode'; mode: EmbedMode }
  | { type: 'theme'; theme: EmbedTheme }
  /** The language from now on, as a BCP 47 tag; empty for Chinese. */
  | { type: 'lang'; lang: string }
  /** Text for the composer; ignored if it already contains text. */
  | { type: 'draft'; text: string };

/** Messages from the chat inside the frame, sent through the port. */
export type PanelMessage =
  | { type: 'need-token' }
  | { type: 'ready' }
  | { type: 'unread'; unread: number }
  /** Asks to be displayed like this. */
  | { type: 'mode'; mode: EmbedMode }
  | { type: 'error'; reason: 'refused' | 'unreachable' };

export const embedRoutes: Routes<typeof embedSchemas> = {
  session: { method: 'POST', path: '/api/embed/session', access: 'guest' },
};
