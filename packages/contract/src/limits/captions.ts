/** What a file of captions may hold. */
export const captionLimits = {
  extensions: ['srt', 'vtt'],
  bytes: 2_000_000,
  /** Two hours of somebody who talks without a pause. */
  lines: 6000,
  /** Characters of one caption. */
  lineLength: 500,
  /** So much of a script is looked for in so much of what is said: characters of captions, sentences of the script. */
  compared: { length: 100_000, sentences: 1000 },
  /** Seconds captions may go on after the film: encoders round, and last captions are held. */
  beyond: 2,
} as const;
