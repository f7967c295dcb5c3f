import { AuditView } from '../features/console-audit/audit-view';

/** `/console/audit?staff&call&about&from&to&changes`: what staff looked at and did. */
export default function ConsoleAuditRoute() {
  return <AuditView />;
}
