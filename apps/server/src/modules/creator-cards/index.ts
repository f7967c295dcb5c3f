export { type CardRecord, findPublicStamp, isPublishedTo, listCards, listPublicStamps } from './card-store';
export { refreshPublishedCards } from './figures';
export { gramsToFind, wordsOf } from './grams';
export { toCard, toSummary } from './present';
export { creatorCardRoutes } from './routes';
export { publicCard, publicSummaries, renameOnCard } from './service';
