import { paths } from '@paidang/contract/pages';
import { Navigate, useParams } from 'react-router-dom';
import { findPage } from '../features/user-guide/catalogue';
import { UserGuide } from '../features/user-guide/guide-page';

/** `/userGuide`, `/userGuide/{category}` and `/userGuide/{category}/{article}`. */
export default function UserGuideRoute() {
  const { mainCategory, subCategory } = useParams();
  const page = findPage(mainCategory, subCategory);
  return page ? <UserGuide page={page} /> : <Navigate to={paths.notFound} replace />;
}
