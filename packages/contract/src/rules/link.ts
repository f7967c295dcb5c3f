import { messages } from './messages';
import type { Message } from './result';

const base = 'https://own.invalid';
const webProtocol = /^https?:\/\//i;

/** `true` when the value starts with `http://` or `https://`. */
export const startsWithHttp = (value: string): boolean => webProtocol.test(value);

/** Whether it is a path of this site: browsers treat `//evil.example` and `/\\evil.example` as other hosts. */
export const isOwnPath = (path: string): boolean =>
  path.startsWith('/') && URL.canParse(path, base) && new URL(path, base).origin === base;

/** A platform link: may be empty, otherwise starts with http or https. */
export const checkPlatformLink = (value: string): Message =>
  value === '' || startsWithHttp(value) ? null : messages.checkFormat;

/** A link in the editor: empty removes the link. */
export const checkEditorLink = (value: string): Message =>
  value === '' || startsWithHttp(value) ? null : messages.linkNotUrl;

/** `true` for file, open, uc and folder addresses of Google Drive. */
export function isDriveLink(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname !== 'drive.google.com') return false;
  if (/^\/file\/d\/[^/]+/.test(url.pathname)) return true;
  if (/^\/drive\/(u\/\d+\/)?folders\/[^/]+/.test(url.pathname)) return true;
  return /^\/(open|uc)$/.test(url.pathname) && Boolean(url.searchParams.get('id'));
}

/** `true` for an http(s) address whose path ends in `.mp4`. */
export function isVideoLink(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return Boolean(url && /^https?:$/.test(url.protocol) && /\.mp4$/i.test(url.pathname));
}
