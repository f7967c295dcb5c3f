import { useSearchParams } from 'react-router-dom';
import { industryOf, MoreCasesPage } from '../features/landing/more-cases-page';

/** `/ladingpage/viewMoreCase?type=`: an industry; any other value shows all of them. */
export default function MoreCasesRoute() {
  const [search] = useSearchParams();
  return <MoreCasesPage type={industryOf(search.get('type'))} />;
}
