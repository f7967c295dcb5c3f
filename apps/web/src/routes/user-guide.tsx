import { useParams } from 'react-router-dom';
import { findPage } from '../features/user-guide/catalogue';
import { UserGuide } from '../features/user-guide/guide-page';
import NotFound from './not-found';

/** `/userGuide`, `/userGuide/{category}` and `/userGuide/{category}/{article}`. */
export default function UserGuideRoute() {
  const { mainCategory, subCategory } = useParams();
  const page = findPage(mainCategory, subCategory);
  return page ? <UserGuide page={page} /> : <NotFound />;
}
