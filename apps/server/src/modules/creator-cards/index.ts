export { deleteCard, isPublishedTo, listCards } from './card-store';
export { answerConsent, askConsent, ownWorks } from './consent';
export { refreshPublishedCards } from './figures';
export { toCard, toSummary } from './present';
export { creatorCardRoutes } from './routes';
export { publicCardAddresses, publishCard, renameOnCard, saveCard } from './service';
export { wordsOf } from './words';
