export { nameBranch } from './bank-list';
export { bankRoutes } from './routes';
