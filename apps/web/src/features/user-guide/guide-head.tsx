import { Breadcrumb, type BreadcrumbItem } from '@paidang/ui/breadcrumb';
import { labels } from '#labels/user-guide';
import { renderLink } from '../../shared/links/render-link';

export interface GuideHeadProps {
  title: string;
  lead: string;
  /** The pages above this one. */
  above: readonly BreadcrumbItem[];
}

/** Where this page of the guide is, and what it is about. */
export function GuideHead({ title, lead, above }: GuideHeadProps) {
  return (
    <header className="mb-10 md:mb-12">
      {above.length > 0 ? (
        <Breadcrumb label={labels.path} items={[...above, { label: title }]} renderLink={renderLink} />
      ) : null}
      <h1 className="mt-2 text-28 font-strong text-balance md:text-36">{title}</h1>
      <p className="mt-3 max-w-[32em] text-16 text-ink-2 text-pretty md:text-18 md:leading-8">{lead}</p>
    </header>
  );
}
