import type { CreatorSummary } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { showcase as words } from '#labels/landing/showcase';
import { Feature } from './feature';
import { Platforms } from './platforms';
import { Proofing } from './proofing';
import { Results } from './results';
import { Talent } from './talent';
import { Workflow } from './workflow';

export interface ShowcaseProps {
  /** Creators recommended by the operator. */
  recommended: readonly CreatorSummary[];
}

/** The five features of the product, each with a live part of it. */
export function Showcase({ recommended }: ShowcaseProps) {
  return (
    <section aria-labelledby="showcase" className="px-(--page-edge) pt-10 md:pt-16">
      <h2 id="showcase" className="mb-6 text-28 leading-10 font-strong md:mb-14 md:text-48 md:leading-16">
        {words.title.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </h2>
      <Feature id="talent" words={words.talent} to={paths.userGuide('projects', 'invitations')}>
        <Talent recommended={recommended} />
      </Feature>
      <Feature id="workflow" words={words.workflow} to={paths.userGuide('projects', 'progress')} place="above">
        <Workflow />
      </Feature>
      <Feature id="proofing" words={words.proofing} to={paths.userGuide('review', 'film')} place="end">
        <Proofing />
      </Feature>
      <Feature id="platforms" words={words.platforms} to={paths.userGuide('make', 'works')}>
        <Platforms />
      </Feature>
      <Feature id="results" words={words.results} to={paths.userGuide('make', 'works')} place="above">
        <Results />
      </Feature>
      <p className="text-12 text-ink-3">{recommended.length > 0 ? words.sampleBesideTalent : words.sample}</p>
    </section>
  );
}
