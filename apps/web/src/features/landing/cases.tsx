import type { ShownSuccessProject } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { cn } from '@paidang/ui/cn';
import { Link } from 'react-router-dom';
import { sections } from '#labels/landing/sections';
import { ArticleLink } from '../../shared/article/article-link';
import { caseId, InactiveMark, SectionHead } from './section-parts';

export interface CasesProps {
  cases: readonly ShownSuccessProject[];
}

const caseLabels = sections.cases;

/** Success cases, each linked to its full story. */
export function Cases({ cases }: CasesProps) {
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby="cases" className="px-(--page-edge) pt-16 md:pt-24">
      <SectionHead id="cases" title={caseLabels.title}>
        <ArticleLink to={paths.moreCases()}>{caseLabels.all}</ArticleLink>
      </SectionHead>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-10 lg:grid-cols-6">
        {cases.map((item, index) => (
          <li key={item.uuid} className={cn('min-w-0', placeOf(index, cases.length))}>
            <CaseCard item={item} isLarge={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first is large, with two next to it; below follow rows of three, where two remaining cases share the last row. */
function placeOf(index: number, count: number): string {
  if (index === 0) return 'col-span-2 lg:col-span-4 lg:row-span-2';
  const areTwoLeft = count % 3 === 2 && count > 3 && index >= count - 2;
  return areTwoLeft ? 'lg:col-span-3' : 'lg:col-span-2';
}

interface CaseCardProps {
  item: ShownSuccessProject;
  isLarge: boolean;
}

function CaseCard({ item, isLarge }: CaseCardProps) {
  const { uuid, title, subtitle, figure, figure_label: label, main_image: picture, active } = item;
  return (
    <Link to={paths.moreCases({ item: caseId(uuid) })} className="group grid h-full content-start">
      <img
        src={picture.path}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        className={cn(
          'h-auto w-full rounded-sm bg-sunken object-cover',
          isLarge ? 'aspect-4/3 lg:aspect-3/2' : 'aspect-video',
        )}
      />
      <h3 className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-13 text-ink-3">
        <span className="font-medium text-ink group-hover:underline">{title}</span>
        {subtitle ? <span className="font-normal">{subtitle}</span> : null}
        {active ? null : <InactiveMark />}
      </h3>
      {figure || label ? (
        <p className="mt-0.5 text-14 text-ink-2">
          {figure ? (
            <b className={cn('mr-1 font-strong text-ink', isLarge ? 'text-22 md:text-28' : 'text-18')}>{figure}</b>
          ) : null}
          {label}
        </p>
      ) : null}
    </Link>
  );
}
