import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useGuideArticles } from '../data/site-content';
import { findPage, GuideCatalogue, withArticles } from '../features/user-guide/catalogue';
import { UserGuide } from '../features/user-guide/guide-page';
import NotFound from './not-found';

/** `/userGuide`, `/userGuide/{category}` and `/userGuide/{category}/{article}`. */
export default function UserGuideRoute() {
  const { mainCategory, subCategory } = useParams();
  const { data: written, isLoading } = useGuideArticles();
  const catalogue = useMemo(() => withArticles(written ?? []), [written]);
  const page = findPage(catalogue, mainCategory, subCategory);
  // What is not shipped may be the operator's, who has not been heard yet.
  if (!page) return isLoading ? <main id="main" aria-busy="true" className="min-h-(--desk-height)" /> : <NotFound />;
  return (
    <GuideCatalogue value={catalogue}>
      <UserGuide page={page} />
    </GuideCatalogue>
  );
}
