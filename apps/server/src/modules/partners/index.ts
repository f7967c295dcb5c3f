export { runPartnerCommand } from './command';
export { partnerRoutes } from './routes';
export { findPartner } from './store';
