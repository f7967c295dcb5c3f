import { useSearchParams } from 'react-router-dom';
import { serviceTabs } from '#labels/content/customized-service';
import { ConsultationSection } from '../features/consultation/consultation-section';
import { ServicePage } from '../features/content/service-page';

/** `/customized_service?current_tab=`: 0 or 1, anything else is 0. */
export default function CustomizedServiceRoute() {
  const [search, setSearch] = useSearchParams();
  const wanted = serviceTabs.findIndex((_, index) => String(index) === search.get('current_tab'));
  return (
    <ServicePage
      tab={Math.max(wanted, 0)}
      onTabChange={(tab) => setSearch({ current_tab: String(tab) }, { replace: true })}
      consultation={<ConsultationSection topic={wanted > 0 ? undefined : 'service'} />}
    />
  );
}
