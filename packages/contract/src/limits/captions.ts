/** Limits of a caption file. */
export const captionLimits = {
  extensions: ['srt', 'vtt'],
  bytes: 2_000_000,
  /** Two hours of uninterrupted speech. */
  lines: 6000,
  /** Characters of one caption. */
  lineLength: 500,
  /** Limits of comparing captions with the script: characters of captions, sentences of the script. */
  compared: { length: 100_000, sentences: 1000 },
  /** Seconds captions may extend past the end of the film: encoders round, and final captions are held. */
  beyond: 2,
} as const;
