import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe to use in headers and links. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash of a token is stored, so that reading the database gives no access. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
