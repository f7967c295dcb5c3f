export { caseReportRoutes } from './routes';
export { settleReports } from './settle';
export { hasReport } from './store';
