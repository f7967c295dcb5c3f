import { paths } from '@paidang/contract/pages';
import { Skeleton } from '@paidang/ui/skeleton';
import { lazy, Suspense, use } from 'react';
import { labels } from '#labels/user-guide';
import { AdjacentArticles } from './adjacent-articles';
import { ArticleList } from './article-list';
import { words } from './article-sections';
import type { GuidePage } from './catalogue';
import { type ArticleEntry, type Category, GuideCatalogue } from './catalogue';
import { GuideHead, GuideLayout } from './guide-layout';

/** Loaded only for articles written by the operator. */
const RichText = lazy(async () => ({ default: (await import('../../shared/rich-text')).RichText }));

const guide = { label: labels.title, href: paths.userGuide() };

export interface UserGuideProps {
  page: GuidePage;
}

/** The guide: its overview, a category or an article. */
export function UserGuide({ page }: UserGuideProps) {
  return (
    <GuideLayout>
      {page.kind === 'overview' ? <Overview /> : null}
      {page.kind === 'category' ? <CategoryView category={page.category} /> : null}
      {page.kind === 'article' ? <ArticleView category={page.category} article={page.article} /> : null}
    </GuideLayout>
  );
}

function Overview() {
  const catalogue = use(GuideCatalogue);
  return (
    <>
      <GuideHead title={labels.title} lead={labels.lead} above={[]} />
      {catalogue.map((category) => (
        <section
          key={category.slug}
          aria-labelledby={category.slug}
          className="grid gap-x-10 gap-y-4 border-t border-line py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-10"
        >
          <div>
            <h2 id={category.slug} className="text-22 font-strong">
              {category.title}
            </h2>
            <p className="mt-1 max-w-[24em] text-15 text-ink-2 text-pretty">{category.summary}</p>
          </div>
          <ArticleList category={category} level={3} />
        </section>
      ))}
    </>
  );
}

function CategoryView({ category }: { category: Category }) {
  return (
    <>
      <GuideHead title={category.title} lead={category.summary} above={[guide]} />
      <ArticleList category={category} level={2} />
    </>
  );
}

function ArticleView({ category, article }: { category: Category; article: ArticleEntry }) {
  const Words = words[category.slug];
  return (
    <article>
      <GuideHead
        title={article.title}
        lead={article.summary}
        above={[guide, { label: category.title, href: paths.userGuide(category.slug) }]}
        structured={[
          { '@type': 'Article', headline: article.title, description: article.summary, inLanguage: 'zh-Hant-TW' },
        ]}
      />
      <Suspense fallback={<Loading />}>
        {article.body === undefined ? (
          <Words article={article.slug} />
        ) : (
          <RichText html={article.body} className="max-w-[36em]" />
        )}
      </Suspense>
      <AdjacentArticles article={article} />
    </article>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={labels.loading} className="grid max-w-[576px] gap-4">
      <Skeleton className="h-7 w-48" />
      <Skeleton shape="block" className="h-28" />
      <Skeleton className="h-7 w-40" />
      <Skeleton shape="block" className="h-28" />
    </div>
  );
}
