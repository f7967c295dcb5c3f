import { AuditView } from '../features/console-audit/audit-view';
import { Page } from '../shared/page/page';

/** `/console/audit?staff&call&about&from&to&changes`: what staff looked at and did. */
export default function ConsoleAuditRoute() {
  return (
    <Page>
      <AuditView />
    </Page>
  );
}
