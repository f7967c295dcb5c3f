import { guideline } from '#labels/content/guideline';
import { ContentPage } from '../features/content/content-page';

/** `/guideline`. */
export default function GuidelineRoute() {
  return <ContentPage words={guideline} />;
}
