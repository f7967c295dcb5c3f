import { isVendor } from '@paidang/contract/vocabulary';
import { useParams, useSearchParams } from 'react-router-dom';
import { useDraftType } from '../data/scripts';
import { FormPage } from '../features/script/form/form-page';
import { LoadFailure } from '../shared/load-failure';
import { Page } from '../shared/page/page';
import { useSession } from '../stores/session';

/** `/draft-type/{taskId}?index`: the choice of the script type. */
export default function DraftTypeRoute() {
  const { taskId = '' } = useParams();
  const [search] = useSearchParams();
  const { data: type, error, refresh, keep } = useDraftType(taskId);
  const role = useSession((state) => state.user?.role);
  return (
    <Page aria-busy={!type && !error}>
      {type && role ? (
        <FormPage
          type={type}
          isVendor={isVendor(role)}
          search={search.toString()}
          onChosen={(next) => void keep(next)}
        />
      ) : null}
      {!type && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
    </Page>
  );
}
