import type { ContentKind } from '../vocabulary';
import { limits } from './limits';

/** Limits of the site content the operator can edit. */
export const siteContentLimits = {
  titleLength: 60,
  /** A line below a title or a name. */
  lineLength: 120,
  /** Length of a testimonial. */
  sayLength: 300,
  /** Length of a case's story. */
  storyLength: 4000,
  /** Length of the figure a case displays largest, such as 「38萬」. */
  figureLength: 12,
  /** Pictures of a case besides its main one. */
  pictures: 6,
  pictureBytes: 10_485_760,
  altLength: 120,
  /** Largest number of followers and users in a claim. */
  figure: 2_000_000_000,
  slugLength: 60,
  /** Records per kind. */
  records: 200,
  versions: 500,
  /** How long a preview link is valid. */
  previewHours: 24,
} as const;

/** Number of records per kind the landing page shows at most; a preview shows all. */
export const mostShown: Partial<Record<ContentKind, number>> = {
  'success-project': limits.landing.successCases,
  'creator-say': limits.landing.creatorFeedback,
  brand: limits.landing.brandLogos,
};
