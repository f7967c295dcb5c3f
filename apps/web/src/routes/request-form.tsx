import type { ServiceData } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { isCreator } from '@paidang/contract/vocabulary';
import { Navigate, useSearchParams } from 'react-router-dom';
import { type ServiceDataActions, useServiceData } from '../data/service-data';
import { RequestLoading, RequestPage } from '../features/rewards/request-page';
import { revealPart, ServiceDataSections } from '../features/service-data/service-data-sections';
import { useServiceDataForm } from '../features/service-data/use-service-data-form';
import { nameOfPart } from '../shared/service-data';
import { useSession } from '../stores/session';

/** `/profile/requestForm?reward`: creators only. */
export default function RequestFormRoute() {
  const mayAsk = useSession((state) => state.user !== null && isCreator(state.user.role));
  return mayAsk ? <Request /> : <Navigate to={paths.profile()} replace />;
}

function Request() {
  const [search] = useSearchParams();
  const reward = search.get('reward');
  const actions = useServiceData();
  const { data, error, refresh } = actions;
  if (!data) return <RequestLoading onRetry={error ? () => void refresh() : null} />;
  return <RequestOfPayee key={reward} reward={reward} data={data} actions={actions} />;
}

interface RequestOfPayeeProps {
  reward: string | null;
  data: ServiceData;
  actions: ServiceDataActions;
}

function RequestOfPayee({ reward, data, actions }: RequestOfPayeeProps) {
  const form = useServiceDataForm(data, actions.save);
  return (
    <RequestPage reward={reward} payee={form} nameOf={(part) => nameOfPart(part, form.fields)} goToField={revealPart}>
      <ServiceDataSections form={form} actions={actions} />
    </RequestPage>
  );
}
