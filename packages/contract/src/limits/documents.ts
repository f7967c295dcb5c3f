/** What a document may be: the texts people write, and the Word files they bring. Sizes in bytes, lengths in characters. */
export const documentLimits = {
  /** Elements of a text: paragraphs, items, cells, marks and everything else with a tag of its own. About 200 full pages. */
  elements: 10_000,
  /** Elements inside of each other. Ten lists in each other are 31. */
  depth: 40,
  /** Pictures of a content, all of its texts together. */
  pictures: 200,
  /** HTML of all texts of a content together, two of the longest. */
  contentLength: 1_000_000,
  /** Of the file as it is uploaded. */
  wordBytes: 20_000_000,
  /** Parts inside the file. */
  wordParts: 2000,
  /** Of everything inside the file, unpacked. */
  wordUnpackedBytes: 80_000_000,
  /** Of its texts, unpacked: about 400 pages. */
  wordTextBytes: 20_000_000,
  /** Tags in its texts: Word writes some ten for each word that looks different. */
  wordTags: 400_000,
  /** Characters of the HTML it is turned into. */
  wordHtmlLength: 1_000_000,
  /** Text that is imported: about 200 full pages. */
  wordCharacters: 200_000,
  wordPictures: 100,
  /** Of its pictures, as stored. */
  wordPictureBytes: 60_000_000,
} as const;
