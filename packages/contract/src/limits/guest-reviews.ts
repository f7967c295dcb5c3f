/** Limits of links that show a step to people without an account. */
export const guestReviewLimits = {
  titleLength: 80,
  /** Days a link may be valid, and the number the form suggests. */
  days: 90,
  daysOffered: [7, 14, 30, 90],
  /** Open links per step. */
  openLinks: 20,
  nameLength: 40,
  passwordLength: 72,
  /** Guests per link, one row per browser; and how many one network may add per day. */
  guests: 300,
  guestsOfNetwork: 30,
  /** Comments a guest may write per hour. */
  commentsAnHour: 60,
  /** Downloadable copies of the video per link; copies per guest and day; and how often the guest's page polls for its copy. */
  copies: 30,
  copiesADay: 5,
  copyPolling: 4000,
  /** Minutes after which a returning guest counts as another opening of the link. */
  openingMinutes: 30,
  /** Days a link and the names of its guests are kept after it ends. */
  keptDays: 180,
} as const;
