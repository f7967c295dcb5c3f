export { isPublishedTo, listCards } from './card-store';
export { refreshPublishedCards } from './figures';
export { gramsToFind, wordsOf } from './grams';
export { toCard, toSummary } from './present';
export { creatorCardRoutes } from './routes';
export { renameOnCard } from './service';
