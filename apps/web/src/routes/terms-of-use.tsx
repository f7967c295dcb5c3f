import { termsOfUse } from '#labels/content/terms-of-use';
import { ContentPage } from '../features/content/content-page';

/** `/terms-of-use`. */
export default function TermsOfUseRoute() {
  return <ContentPage words={termsOfUse} />;
}
