import { ContentPage } from '../features/content/content-page';
import { termsOfUse } from '../features/content/terms-of-use';

/** `/terms-of-use`. */
export default function TermsOfUseRoute() {
  return <ContentPage words={termsOfUse} />;
}
