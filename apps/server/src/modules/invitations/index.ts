export { invitationRoutes } from './routes';
