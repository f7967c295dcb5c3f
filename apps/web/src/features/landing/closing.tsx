import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Link } from 'react-router-dom';
import { sections } from '#labels/landing/sections';
import { consultationId } from '../../shared/links';
import { StartLink } from './section-parts';

const closingLabels = sections.closing;
const further = [
  { to: paths.bonus, text: closingLabels.creators },
  { to: paths.guideline, text: closingLabels.guideline },
  { to: paths.userGuide(), text: closingLabels.guide },
];

/** Last section of the page, with a dark film look. */
export function Closing() {
  const [first, second] = closingLabels.title;
  return (
    <section
      aria-labelledby="closing"
      className="landing-closing bg-film px-(--page-edge) py-16 text-film-ink md:py-26"
    >
      <div className="grid items-center gap-x-20 gap-y-8 lg:grid-cols-[1fr_408px]">
        <h2
          id="closing"
          className="viewfinder w-fit px-7 py-6 text-[clamp(26px,8.4vw,32px)] leading-[1.44] font-strong [--vf-color:var(--pd-film-ink)] [--vf-inset:0] [--vf-length:28px] [--vf-width:3px] md:px-12 md:py-10 md:text-[56px] md:leading-19"
        >
          {first}
          <br />
          {second}
        </h2>
        <div>
          <p className="mb-6 text-16 text-film-ink-2 text-pretty">{closingLabels.text}</p>
          <div className="flex flex-wrap gap-3">
            <Button asChild size="lg" className="landing-closing-start">
              <StartLink>{closingLabels.start}</StartLink>
            </Button>
            <Button asChild size="lg" className="landing-closing-talk">
              <a href={`#${consultationId}`}>{closingLabels.talk}</a>
            </Button>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-14">
            {further.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="hit text-film-ink-2 underline underline-offset-4 hover:text-film-ink">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
