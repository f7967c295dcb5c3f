/** Links that show a step to people without an account. */
export const guestReviewLimits = {
  titleLength: 80,
  /** Days a link may be good for, and what the form offers first. */
  days: 90,
  daysOffered: [7, 14, 30, 90],
  /** Links of one step that are open at once. */
  openLinks: 20,
  nameLength: 40,
  passwordLength: 72,
  /** Guests of one link, a row for every browser; and how many of them one network may add in a day. */
  guests: 300,
  guestsOfNetwork: 30,
  /** Comments a guest may write within an hour. */
  commentsAnHour: 60,
  /** Copies of the video for guests of one link to download; how many a guest may ask for in a day; how often their page asks for it. */
  copies: 30,
  copiesADay: 5,
  copyPolling: 4000,
  /** Minutes after which who comes back has opened the link once more. */
  openingMinutes: 30,
  /** Days a link and the names of its guests are kept after it has ended. */
  keptDays: 180,
} as const;
