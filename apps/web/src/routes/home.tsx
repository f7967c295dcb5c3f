import { paths } from '@paidang/contract/pages';
import '@paidang/editor/styles.css';
import { labels } from '#labels/landing/hero';
import { ConsultationForm } from '../features/consultation/consultation-form';
import { LandingPage } from '../features/landing/landing-page';
import { PageHead } from '../shared/page-head/page-head';

/** `/`. */
export default function HomeRoute() {
  return (
    <>
      <PageHead description={labels.lead} path={paths.home} />
      <LandingPage advice={<ConsultationForm />} />
    </>
  );
}
