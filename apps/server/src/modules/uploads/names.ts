import { randomBytes } from 'node:crypto';

/** The path of a file. */
export const filePath = (name: string): string => `/files/${name}`;

/** The name in a path of ours, `null` for any other address. */
export const fileNameOf = (path: string): string | null => /^\/files\/([\w-]+\.\w+)$/.exec(path)?.[1] ?? null;

/** The names of the files a text refers to. */
export const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\/files\/([\w-]+\.\w+)/g)].flatMap(([, name]) => name ?? []));

/** 128 random bits, so that names cannot be guessed. */
export const newFileName = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`;
