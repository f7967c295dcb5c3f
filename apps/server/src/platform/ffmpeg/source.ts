/** Demuxers of the accepted video types (detected from the content), so that FFmpeg does not guess. */
const readers: Record<string, string> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
};

/** Returns whether videos of this type can be read. */
export const isFilmType = (mediaType: string): boolean => mediaType in readers;

/** A video file on disk, of an accepted type. */
export interface VideoFile {
  readonly path: string;
  readonly mediaType: string;
}

/** Input options of both programs: they read that file only, and nothing it refers to. */
export const inputOf = ({ path, mediaType }: VideoFile): string[] => [
  '-protocol_whitelist',
  'file',
  '-f',
  readers[mediaType] ?? 'mov',
  '-i',
  path,
];
