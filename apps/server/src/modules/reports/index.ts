export { acceptUnansweredReports } from './accept-unanswered';
export { caseReports } from './present';
export { caseReportRoutes } from './routes';
export { acceptReport, openReport, provideReport, requestUpdate } from './service';
export { settleReports } from './settle';
export { countReportVersions, countVersions, findReport, hasReport, isReportAccepted } from './store';
export { caseReportSummary } from './summary';
