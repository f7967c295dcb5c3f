import CaseReportRoute from './case-report';

/** `/case_report/edit/{taskId}/{reportId}?index`: the creator writes the report of a platform. */
export default function CaseReportEditRoute() {
  return <CaseReportRoute isEditing />;
}
