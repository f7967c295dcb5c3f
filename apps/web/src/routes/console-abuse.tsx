import { paths } from '@paidang/contract/pages';
import { useParams } from 'react-router-dom';
import { labels } from '#labels/console-operations';
import { AbuseQueue } from '../features/console-abuse/abuse-queue';
import { AbuseView } from '../features/console-abuse/abuse-view';
import { ConsoleColumns } from '../shared/console/console-columns';

/** `/console/abuse/{report}`: abuse reports by users. */
export default function ConsoleAbuseRoute() {
  const { reportId } = useParams();
  return (
    <ConsoleColumns
      title={labels.abuse.title}
      path={paths.consoleAbuse()}
      list={<AbuseQueue current={reportId} />}
      detail={reportId ? <AbuseView report={reportId} /> : null}
    />
  );
}
