import { ContentPage } from '../features/content/content-page';
import { guideline } from '../features/content/guideline';

/** `/guideline`. */
export default function GuidelineRoute() {
  return <ContentPage words={guideline} />;
}
