import { paths } from '@paidang/contract/pages';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/user-guide';
import { type ArticleEntry, GuideCatalogue, type GuidePosition, readingOrder } from './catalogue';

/** Links to the previous and next article. */
export function AdjacentArticles({ article }: { article: ArticleEntry }) {
  const order = readingOrder(use(GuideCatalogue));
  const at = order.findIndex((place) => place.article === article);
  const previous = order[at - 1];
  const next = order[at + 1];
  return (
    <nav aria-label={labels.neighbours} className="mt-14 grid gap-6 border-t border-line pt-6 sm:grid-cols-2">
      {previous ? (
        <Neighbour place={previous} name={labels.previous} icon={<ArrowLeft size={16} strokeWidth={1.75} />} />
      ) : null}
      {next ? (
        <div className="sm:col-start-2 sm:text-right">
          <Neighbour
            place={next}
            name={labels.next}
            icon={<ArrowRight size={16} strokeWidth={1.75} className="order-last" />}
          />
        </div>
      ) : null}
    </nav>
  );
}

function Neighbour({
  place: { category, article },
  name,
  icon,
}: {
  place: GuidePosition;
  name: string;
  icon: ReactNode;
}) {
  return (
    <Link to={paths.userGuide(category.slug, article.slug)} className="group inline-grid gap-1 rounded-control">
      <span className="text-13 text-ink-3">{name}</span>
      <span className="inline-flex items-center gap-2 text-16 font-strong underline-offset-4 group-hover:underline">
        <span aria-hidden="true" className="contents">
          {icon}
        </span>
        {article.title}
      </span>
    </Link>
  );
}
