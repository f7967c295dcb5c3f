import { paths } from '@paidang/contract/pages';
import { Link } from 'react-router-dom';
import type { Category } from './catalogue';

export interface ArticleListProps {
  category: Category;
  /** Heading level of the articles. */
  level: 2 | 3;
}

/** The articles of a category with their descriptions. */
export function ArticleList({ category, level }: ArticleListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul>
      {category.articles.map(({ slug, title, summary }) => (
        <li
          key={slug}
          className="relative border-t border-line py-3.5 first:border-t-0 first:pt-0 hover:[&_h2]:underline hover:[&_h3]:underline"
        >
          <Heading className="text-16 font-strong underline-offset-4">
            <Link
              to={paths.userGuide(category.slug, slug)}
              className="rounded-[2px] after:absolute after:inset-0 after:content-['']"
            >
              {title}
            </Link>
          </Heading>
          <p className="max-w-[36em] text-15 text-ink-2">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
