export { caseReports } from './present';
export { caseReportRoutes } from './routes';
export { settleReports } from './settle';
export { hasReport } from './store';
export { caseReportSummary } from './summary';
