import { randomBytes } from 'node:crypto';

/** Where a file's name leads. */
export const filePath = (name: string): string => `/files/${name}`;

/** The name in a path of ours, `null` for any other address. */
export const fileNameOf = (path: string): string | null => /^\/files\/([\w-]+\.\w+)$/.exec(path)?.[1] ?? null;

/** Names of the files a text speaks of. */
export const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\/files\/([\w-]+\.\w+)/g)].flatMap(([, name]) => name ?? []));

/** 128 random bits: who was not given the name does not find the file. */
export const newFileName = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`;
