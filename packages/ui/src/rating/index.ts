export type { RatingLabels } from '../labels/ui-labels';
export { Rating, type RatingProps } from './rating';
export { RatingDisplay, type RatingDisplayProps } from './rating-display';
