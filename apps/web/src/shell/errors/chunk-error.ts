const patterns = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /module script.*timed out/i,
];

/** A part of the app could not be fetched: usually it was replaced by a newer version. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError';
}

export const isChunkError = (error: unknown): boolean =>
  error instanceof ChunkTimeoutError ||
  (error instanceof Error && patterns.some((pattern) => pattern.test(error.message)));
