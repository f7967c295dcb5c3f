/** The accepted video types by their content, each with its demuxer: FFmpeg does not guess. */
const readers: Record<string, string> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
};

/** Whether films of this kind are read. */
export const isFilmType = (mediaType: string): boolean => mediaType in readers;

/** A video file on disk, of an accepted type. */
export interface VideoFile {
  readonly path: string;
  readonly mediaType: string;
}

/** Input options of both programs: that file only, and nothing it refers to. */
export const inputOf = ({ path, mediaType }: VideoFile): string[] => [
  '-protocol_whitelist',
  'file',
  '-f',
  readers[mediaType] ?? 'mov',
  '-i',
  path,
];
