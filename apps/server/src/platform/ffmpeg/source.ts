/** Kinds of films that are read, by what their content says, and the reader each is given: none is left to guess. */
const readers: Record<string, string> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
};

/** Whether films of this kind are read. */
export const isFilmType = (mediaType: string): boolean => mediaType in readers;

/** A film on the disk, of a kind that is read. */
export interface FilmSource {
  readonly path: string;
  readonly mediaType: string;
}

/** How both programs open a film: that file, and nothing it may name. */
export const inputOf = ({ path, mediaType }: FilmSource): string[] => [
  '-protocol_whitelist',
  'file',
  '-f',
  readers[mediaType] ?? 'mov',
  '-i',
  path,
];
