/** What an imported Word file may be. Sizes in bytes, lengths in characters. */
export const documentLimits = {
  /** Of the file as it is uploaded. */
  wordBytes: 20_000_000,
  /** Parts inside the file. */
  wordParts: 2000,
  /** Of everything inside the file, unpacked. */
  wordUnpackedBytes: 200_000_000,
  /** Of its texts, unpacked: about 400 pages. */
  wordTextBytes: 30_000_000,
  /** Text that is imported: about 200 full pages. */
  wordCharacters: 200_000,
  wordPictures: 100,
} as const;
