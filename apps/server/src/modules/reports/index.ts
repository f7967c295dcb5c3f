export { caseReportRoutes } from './routes';
export { settleReports } from './settle';
export { countReportVersions, hasReport } from './store';
