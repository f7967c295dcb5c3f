export { abuseReportRoutes } from './routes';
export { deleteOldReports } from './store';
