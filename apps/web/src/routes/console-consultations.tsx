import { paths } from '@paidang/contract/pages';
import { useParams } from 'react-router-dom';
import { labels } from '#labels/console-operations';
import { ConsultationQueue } from '../features/console-consultations/consultation-queue';
import { ConsultationView } from '../features/console-consultations/consultation-view';
import { ConsoleColumns } from '../shared/console/console-columns';
import { useConsoleSession } from '../stores/console-session';

/** `/console/consultations/{consultation}`: questions from visitors. */
export default function ConsoleConsultationsRoute() {
  const { consultationId } = useParams();
  const staff = useConsoleSession((state) => state.staff?.uuid ?? '');
  return (
    <ConsoleColumns
      title={labels.consultations.title}
      path={paths.consoleConsultations()}
      list={<ConsultationQueue current={consultationId} />}
      detail={consultationId ? <ConsultationView consultation={consultationId} staff={staff} /> : null}
    />
  );
}
