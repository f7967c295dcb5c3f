export { signCheckpoint } from './checkpoint';
export { eraseCommentContents, eraseGoneComments, erasePerson } from './erase-store';
export { keepFacts } from './keep-facts';
export { evidenceRoutes } from './routes';
