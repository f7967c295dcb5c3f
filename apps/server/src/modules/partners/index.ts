export { partnerRoutes } from './routes';
export { findPartner } from './store';
