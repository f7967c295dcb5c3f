export { signCheckpoint } from './checkpoint';
export { eraseGoneComments, erasePerson, eraseSaid } from './erase-store';
export { keepFacts } from './keep-facts';
export { evidenceRoutes } from './routes';
