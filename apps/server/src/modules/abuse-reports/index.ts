export { abuseReportRoutes } from './routes';
export { reportMessage } from './service';
export { countWaitingReports, deleteOldReports } from './store';
