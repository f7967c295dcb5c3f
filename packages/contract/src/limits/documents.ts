/** Limits of documents: texts written here and imported Word files. Sizes in bytes, lengths in characters. */
export const documentLimits = {
  /** Elements of a text: paragraphs, items, cells, marks and everything else with a tag. About 200 full pages. */
  elements: 10_000,
  /** Nesting depth of elements. Ten nested lists are 31 deep. */
  depth: 40,
  /** Pictures in all texts of a content together. */
  pictures: 200,
  /** HTML of all texts of a content together: twice the longest text. */
  contentLength: 1_000_000,
  /** Size of the uploaded file. */
  wordBytes: 20_000_000,
  /** Number of parts in the file. */
  wordParts: 2000,
  /** Unpacked size of everything in the file. */
  wordUnpackedBytes: 80_000_000,
  /** Unpacked size of its texts: about 400 pages. */
  wordTextBytes: 20_000_000,
  /** Tags in its texts: Word writes about ten for each word with its own formatting. */
  wordTags: 400_000,
  /** Length of the HTML it is converted to. */
  wordHtmlLength: 1_000_000,
  /** Length of the imported text: about 200 full pages. */
  wordCharacters: 200_000,
  wordPictures: 100,
  /** Size of its pictures, as stored. */
  wordPictureBytes: 60_000_000,
} as const;
