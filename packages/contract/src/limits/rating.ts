export const ratingLimits = {
  /** The scale of a choice question. */
  min: 1,
  max: 5,
  commentLength: 1000,
  /** Days after acceptance of the report in which both sides may rate; then the sent ratings are shown. */
  days: 14,
  /** Minutes in which a sent rating may be changed. */
  editMinutes: 60,
  /** Ratings needed before an average is shown. */
  fewest: 3,
} as const;
