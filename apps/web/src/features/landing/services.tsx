import { paths } from '@paidang/contract/pages';
import { Link } from 'react-router-dom';
import { sections } from '#labels/landing/sections';
import { ArticleLink } from '../../shared/article/article-link';
import { SectionHead } from './section-parts';

const serviceLabels = sections.services;

/** The team's services for brands besides the product, in Taiwan and abroad. */
export function Services() {
  return (
    <section aria-labelledby="services" className="px-(--page-edge) py-14 md:py-24">
      <SectionHead id="services" title={serviceLabels.title}>
        <ArticleLink to={paths.customizedService}>{serviceLabels.all}</ArticleLink>
      </SectionHead>
      <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2 lg:grid-cols-4">
        {serviceLabels.items.map(({ name, text, tab }) => (
          <li key={name} className="border-b border-line py-6 lg:border-b-0 lg:py-8">
            <h3 className="mb-2 text-18 font-strong">
              {tab === null ? (
                name
              ) : (
                <Link to={paths.customizedServiceTab(tab)} className="hit hover:underline">
                  {name}
                </Link>
              )}
            </h3>
            <p className="max-w-[28em] text-15 leading-6 text-ink-2 text-pretty">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
