import type { ContentKind } from '../vocabulary';
import { limits } from './limits';

/** Of what the site says and the operator can change. */
export const siteContentLimits = {
  titleLength: 60,
  /** A line below a title or a name. */
  lineLength: 120,
  /** What somebody says. */
  sayLength: 300,
  /** What a case tells. */
  storyLength: 4000,
  /** The figure a case shows largest, e.g. 「38萬」. */
  figureLength: 12,
  /** Pictures of a case beside its main one. */
  pictures: 6,
  pictureBytes: 10_485_760,
  altLength: 120,
  /** Followers and users in a claim. */
  figure: 2_000_000_000,
  slugLength: 60,
  /** Records of a kind. */
  records: 200,
  versions: 500,
  /** How long a link to a preview works. */
  previewHours: 24,
} as const;

/** How many records of a kind the landing page shows at most; a preview shows all. */
export const mostShown: Partial<Record<ContentKind, number>> = {
  'success-project': limits.landing.successCases,
  'creator-say': limits.landing.creatorFeedback,
  brand: limits.landing.brandLogos,
};
