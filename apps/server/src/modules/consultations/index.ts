export { consultationRoutes } from './routes';
export { answerConsultation, consult } from './service';
export { countWaitingConsultations, deleteOldConsultations } from './store';
