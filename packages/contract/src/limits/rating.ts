export const ratingLimits = {
  /** The scale of a choice. */
  min: 1,
  max: 5,
  commentLength: 1000,
  /** Days after the report was accepted in which both sides may rate; then what was sent is shown. */
  days: 14,
  /** Minutes in which what was sent may be changed. */
  editMinutes: 60,
  /** Ratings somebody needs before their average is shown. */
  fewest: 3,
} as const;
