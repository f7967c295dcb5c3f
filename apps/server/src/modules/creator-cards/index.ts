export { isPublishedTo, listCards } from './card-store';
export { answerConsent, askConsent, ownWorks } from './consent';
export { refreshPublishedCards } from './figures';
export { gramsToFind, wordsOf } from './grams';
export { toCard, toSummary } from './present';
export { creatorCardRoutes } from './routes';
export { publishCard, renameOnCard, saveCard } from './service';
