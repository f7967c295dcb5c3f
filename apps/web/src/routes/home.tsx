import { paths } from '@paidang/contract/pages';
import { labels } from '#labels/landing';
import { Hero } from '../features/landing/hero';
import { PageHead } from '../shared/page-head/page-head';

/** `/`. */
export default function HomeRoute() {
  return (
    <main id="main">
      <PageHead description={labels.lead} path={paths.home} />
      <Hero />
    </main>
  );
}
