import { experience as words } from '#labels/landing/pages';
import { Page } from '../../shared/page/page';
import { PublicHead } from '../../shared/public-head/public-head';
import { NumberedPoints } from './numbered-points';
import { Workflow } from './showcase/workflow';

/** Describes the trial. The button that starts it is in the top bar. */
export function ExperiencePage() {
  const [first, second] = words.title;
  return (
    <Page className="pt-0 pb-20 md:pt-0 md:pb-30">
      <PublicHead description={words.lead} picture={{ title: words.title.join('') }} />
      <header className="grid gap-x-10 gap-y-5 pt-10 pb-14 md:pt-20 md:pb-20 lg:grid-cols-[1fr_408px] lg:items-end">
        <h1 className="text-[clamp(28px,8.6vw,44px)] leading-[1.4] font-strong md:text-[56px] md:leading-[80px]">
          {first}
          <br />
          {second}
        </h1>
        <p className="text-16 text-ink-2 text-pretty md:text-18 md:leading-8">{words.lead}</p>
      </header>
      <Workflow />
      <div className="pt-14 md:pt-24">
        <NumberedPoints id="steps" title={words.howTitle} points={words.steps} />
      </div>
    </Page>
  );
}
