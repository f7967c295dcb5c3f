import type { ReactNode } from 'react';
import { sections } from '#labels/landing/sections';
import {
  useBrands,
  useCreatorSays,
  useCustomerSays,
  useRecommendations,
  useSiteClaims,
  useSuccessProjects,
} from '../../data/site-content';
import { Brands } from './brands';
import { Cases } from './cases';
import { Claims } from './claims';
import { Closing } from './closing';
import { Hero } from './hero';
import { Services } from './services';
import { Showcase } from './showcase/showcase';
import { Start } from './start';
import { CreatorVoices, CustomerVoices } from './voices';

export interface LandingPageProps {
  /** The consultation form. */
  advice: ReactNode;
}

/** The landing page. Sections whose content has not loaded or is empty are left out. */
export function LandingPage({ advice }: LandingPageProps) {
  const { data: brands = [] } = useBrands();
  const { data: claims } = useSiteClaims();
  const { data: cases = [] } = useSuccessProjects();
  const { data: customerSays = [] } = useCustomerSays();
  const { data: creatorSays = [] } = useCreatorSays();
  const { data: recommended = [] } = useRecommendations();
  return (
    <main id="main">
      <Hero />
      <Brands brands={brands} />
      {claims ? <Claims claims={claims} /> : null}
      <Showcase recommended={recommended} />
      <Cases cases={cases} />
      {customerSays.length + creatorSays.length > 0 ? (
        <section aria-labelledby="voices" className="grid gap-12 px-(--page-edge) pt-16 md:pt-24">
          <h2 id="voices" className="sr-only">
            {sections.voices.title}
          </h2>
          <CustomerVoices says={customerSays} />
          <CreatorVoices says={creatorSays} />
        </section>
      ) : null}
      <Services />
      <Start advice={advice} />
      <Closing />
    </main>
  );
}
