/** Limits of creators' cards, the search for them, and vendors' lists. */
export const creatorCardLimits = {
  headline: 40,
  bio: 500,
  declines: 100,
  categories: 5,
  languages: 5,
  platforms: 6,
  url: 300,
  followers: 999_999_999,
  /** In percent. */
  engagement: 100,
  audience: 40,
  feeNote: 40,
  fee: 99_999_999,
  works: 12,
  /** Works returned at once to choose from. */
  candidates: 100,
  /** Number of reviews shown, newest first. */
  reviews: 20,
  /** Weeks shown, starting with the current one, and how many weeks ahead can be marked. */
  weeks: 8,
  weeksAhead: 26,
  /** Answers to invitations needed before the response time is shown, and the days they are counted over. */
  fewestAnswers: 3,
  answerDays: 90,
  queryLength: 80,
  pageSize: 20,
  /** Search results are counted up to this number. */
  countedUpTo: 1000,
  compared: 4,
  /** Cards staff find by name, and cards they can request at once. */
  foundByStaff: 10,
  namedByStaff: 20,
  listName: 40,
  /** Lists per person, and creators per list. */
  lists: 50,
  listSize: 200,
  note: 500,
  cursor: 300,
} as const;

/** Minimum ratings the search offers as filters. */
export const ratingSteps = [4, 4.5, 4.8] as const;

/** Lower bounds of the histogram's bars; the last one is open-ended. */
export const followerBuckets = [
  0, 1000, 3000, 5000, 10_000, 20_000, 30_000, 50_000, 80_000, 120_000, 160_000, 200_000, 300_000, 500_000, 1_000_000,
] as const;

/** Lower bounds of the histogram's bars in New Taiwan dollars; the last one is open-ended. */
export const feeBuckets = [
  0, 3000, 5000, 8000, 12_000, 16_000, 20_000, 30_000, 40_000, 50_000, 65_000, 80_000, 110_000, 150_000, 200_000,
] as const;
