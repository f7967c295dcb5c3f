/** Of creators' cards, the search for them, and vendors' lists. */
export const creatorCardLimits = {
  headline: 40,
  bio: 500,
  declines: 100,
  categories: 5,
  languages: 5,
  platforms: 6,
  url: 300,
  followers: 999_999_999,
  /** Percent. */
  engagement: 100,
  audience: 40,
  feeNote: 40,
  fee: 99_999_999,
  works: 12,
  /** Works one answer lists to choose from. */
  candidates: 100,
  /** Reviews shown, the newest. */
  reviews: 20,
  /** Weeks shown, from this one on, and how many may be marked. */
  weeks: 8,
  weeksAhead: 26,
  /** Answers to invitations somebody needs before the time is shown, and the days they are counted over. */
  fewestAnswers: 3,
  answerDays: 90,
  queryLength: 80,
  pageSize: 20,
  /** A search counts no further. */
  countedUpTo: 1000,
  compared: 4,
  /** Cards staff find by a name, and ask for at once. */
  foundByStaff: 10,
  namedByStaff: 20,
  listName: 40,
  /** Lists of one person, and creators on one of them. */
  lists: 50,
  listSize: 200,
  note: 500,
  cursor: 300,
} as const;

/** Ratings the search offers to ask for at least. */
export const ratingSteps = [4, 4.5, 4.8] as const;

/** Lower bounds of the bars of a histogram; the last one is open. */
export const followerBuckets = [
  0, 1000, 3000, 5000, 10_000, 20_000, 30_000, 50_000, 80_000, 120_000, 160_000, 200_000, 300_000, 500_000, 1_000_000,
] as const;

/** Lower bounds of the bars of a histogram in New Taiwan dollars; the last one is open. */
export const feeBuckets = [
  0, 3000, 5000, 8000, 12_000, 16_000, 20_000, 30_000, 40_000, 50_000, 65_000, 80_000, 110_000, 150_000, 200_000,
] as const;
