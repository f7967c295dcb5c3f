import { paths } from '@paidang/contract/pages';
import '@paidang/editor/styles.css';
import { labels } from '#labels/landing/hero';
import { ConsultationForm } from '../features/consultation/consultation-form';
import { LandingPage } from '../features/landing/landing-page';
import { PublicHead } from '../shared/public-head/public-head';

/** `/`. */
export default function HomeRoute() {
  return (
    <>
      <PublicHead
        description={labels.lead}
        path={paths.home}
        picture={{ kicker: '', title: labels.headline.join('') }}
      />
      <LandingPage advice={<ConsultationForm />} />
    </>
  );
}
