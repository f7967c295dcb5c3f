import { Link as LinkIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { labels } from '#labels/user-guide';
import { Blocks, type Section } from '../../shared/article/blocks';
import { type LazyPart, lazyPart } from '../../shared/lazy-part';
import type { CategorySlug } from './catalogue';

export interface ArticleSectionsProps {
  sections: readonly Section[];
}

/** The sections of an article with a table of contents; a link with `#` scrolls to its heading. */
function ArticleSections({ sections }: ArticleSectionsProps) {
  const { hash } = useLocation();
  useEffect(() => {
    // The browser looked for the heading before the text was rendered.
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  return (
    <div className="grid gap-x-14 xl:grid-cols-[minmax(0,1fr)_200px]">
      <div className="grid gap-10 md:gap-12">
        {sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <div className="group mb-3 flex items-baseline gap-2">
              <h2 id={id} className="scroll-mt-6 text-22 font-strong">
                {title}
              </h2>
              <a
                href={`#${id}`}
                aria-label={labels.linkTo(title)}
                className="rounded-control p-1 text-ink-3 opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 pointer-coarse:opacity-100"
              >
                <LinkIcon size={16} strokeWidth={1.75} aria-hidden="true" />
              </a>
            </div>
            <Blocks blocks={blocks} />
          </section>
        ))}
      </div>
      <nav aria-label={labels.onThisPage} className="max-xl:hidden">
        <div className="sticky top-24 border-l border-line pl-5 text-13">
          <p className="mb-2 font-strong">{labels.onThisPage}</p>
          <ul className="grid gap-1.5">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="rounded-[4px] text-ink-2 hover:text-ink hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  );
}

const wordsOf = (load: () => Promise<{ words: Readonly<Record<string, readonly Section[]>> }>) =>
  lazyPart(async () => {
    const { words } = await load();
    return { default: ({ article }: { article: string }) => <ArticleSections sections={words[article] ?? []} /> };
  });

/** Texts of the articles, one file per category. */
export const words: Record<CategorySlug, LazyPart<{ article: string }>> = {
  start: wordsOf(() => import('#labels/user-guide/start')),
  projects: wordsOf(() => import('#labels/user-guide/projects')),
  make: wordsOf(() => import('#labels/user-guide/make')),
  review: wordsOf(() => import('#labels/user-guide/review')),
  payment: wordsOf(() => import('#labels/user-guide/payment')),
  talk: wordsOf(() => import('#labels/user-guide/talk')),
};
