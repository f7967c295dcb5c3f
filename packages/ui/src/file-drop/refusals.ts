/** Why a file was refused. `other` is a reason given by the host. */
export type FileRefusalReason = 'type' | 'size' | 'empty' | 'count' | 'other';

/** A refused file, and why. */
export interface FileRefusal {
  file: File;
  reason: FileRefusalReason;
  /** What is wrong and what to do, ready for display. */
  message: string;
}

export interface RefusalWords {
  type: (name: string, kinds: string) => string;
  size: (name: string, size: number, maxSize: number) => string;
  empty: (name: string) => string;
  count: (name: string, maxFiles: number) => string;
}

export interface FileLimits {
  /** Extensions of the accepted files, `JPG、PNG`; empty if anything is accepted. */
  kinds: string;
  maxSize: number;
  maxFiles: number;
}

interface Rejection {
  file: File;
  errors: readonly { code: string; message: string }[];
}

/** One refusal per file, with the most important reason: for a file of the wrong type or too many, its size does not matter. */
export function toRefusal({ file, errors }: Rejection, limits: FileLimits, words: RefusalWords): FileRefusal {
  const codes = errors.map((error) => error.code);
  if (codes.includes('file-invalid-type')) {
    return { file, reason: 'type', message: words.type(file.name, limits.kinds) };
  }
  if (codes.includes('file-too-large')) {
    return { file, reason: 'size', message: words.size(file.name, file.size, limits.maxSize) };
  }
  if (codes.includes('file-too-small')) return { file, reason: 'empty', message: words.empty(file.name) };
  if (codes.includes('too-many-files')) {
    return { file, reason: 'count', message: words.count(file.name, limits.maxFiles) };
  }
  return { file, reason: 'other', message: errors[0]?.message ?? '' };
}

/**
 * Formats `{ 'image/jpeg': ['.jpg', '.jpeg'], 'video/*': [] }` for display: `JPG、JPEG、影片`.
 *
 * @param names labels of `image`, `video` …
 * @param separator between two items
 */
export function kindsOf(
  accept: Readonly<Record<string, readonly string[]>> | undefined,
  names: Readonly<Record<string, string>>,
  separator: string,
): string {
  const kinds = Object.entries(accept ?? {}).flatMap(([type, endings]) =>
    endings.length > 0
      ? endings.map((ending) => ending.replace(/^\./, '').toUpperCase())
      : [names[type.replace('/*', '')] ?? type.replace('/*', '')],
  );
  return [...new Set(kinds)].join(separator);
}
