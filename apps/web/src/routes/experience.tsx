import { ExperiencePage } from '../features/landing/experience-page';

/** `/{product}_vendor`. */
export default function ExperienceRoute() {
  return <ExperiencePage />;
}
