/** Signs that no file system takes, and those that hide what a name is. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
const longest = 100;

/** A name as any file system takes it. */
export function safeFileName(name: string, extension: string): string {
  const clean = name
    .replace(forbidden, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${[...clean].slice(0, longest).join('').trim() || '拍檔'}.${extension}`;
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` of a download, with the name as RFC 5987 (and 6266) write it. */
export const downloadHeader = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_')}"; filename*=UTF-8''${encode(name)}`;
