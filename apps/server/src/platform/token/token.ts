import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in headers and links. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: of no use to who reads the database. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
