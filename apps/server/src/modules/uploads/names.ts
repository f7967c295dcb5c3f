import { randomBytes } from 'node:crypto';

/** The path of a file. */
export const filePath = (name: string): string => `/files/${name}`;

/** The file name in one of our paths; `null` for any other URL. */
export const fileNameOf = (path: string): string | null => /^\/files\/([\w-]+\.\w+)$/.exec(path)?.[1] ?? null;

/** The names of all files that a text refers to. */
export const fileNamesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\/files\/([\w-]+\.\w+)/g)].flatMap(([, name]) => name ?? []));

/** 128 random bits, so that names cannot be guessed. */
export const newFileName = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`;
