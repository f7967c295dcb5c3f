import { BonusPage } from '../features/content/bonus-page';

/** `/ladingpage/bonus`. */
export default function BonusRoute() {
  return <BonusPage />;
}
