import { aboutUs } from '#labels/content/about-us';
import { ContentPage } from '../features/content/content-page';

/** `/about-us`. */
export default function AboutUsRoute() {
  return <ContentPage words={aboutUs} />;
}
