export { Rating, type RatingLabels, type RatingProps } from './rating';
export { RatingDisplay, type RatingDisplayProps } from './rating-display';
