export { consultationRoutes } from './routes';
export { deleteOldConsultations } from './store';
