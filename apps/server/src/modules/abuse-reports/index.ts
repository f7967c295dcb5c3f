export { abuseReportRoutes } from './routes';
export { countWaitingReports, deleteOldReports } from './store';
