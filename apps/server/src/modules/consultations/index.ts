export { consultationRoutes } from './routes';
export { countWaitingConsultations, deleteOldConsultations } from './store';
