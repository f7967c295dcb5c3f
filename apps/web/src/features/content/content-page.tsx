import type { ReactNode } from 'react';
import { type Article, Blocks, type Section } from '../../shared/article/blocks';
import { Page } from '../../shared/page/page';
import { PublicHead } from '../../shared/public-head/public-head';

export interface ContentPageProps {
  words: Article;
}

/** A text page: its subject, then one row per heading. */
export function ContentPage({ words }: ContentPageProps) {
  return (
    <Page className="pt-0 pb-20 md:pt-0 md:pb-30">
      <ContentHead title={words.title} lead={words.lead} />
      <ContentSections sections={words.sections} />
    </Page>
  );
}

export interface ContentHeadProps {
  title: string;
  lead: string;
  /** Actions available right away. */
  children?: ReactNode;
}

/** Head of a text page, in the same type size as the landing page's sections. */
export function ContentHead({ title, lead, children }: ContentHeadProps) {
  return (
    <header className="pt-10 pb-12 md:pt-20 md:pb-20">
      <PublicHead description={lead} picture={{ title }} />
      <h1 className="max-w-[16em] text-36 font-strong text-balance md:text-48">{title}</h1>
      <p className="mt-4 max-w-[32em] text-16 text-ink-2 text-pretty md:mt-5 md:text-18 md:leading-8">{lead}</p>
      {children}
    </header>
  );
}

export interface ContentSectionsProps {
  sections: readonly Section[];
}

/** Headings on the left, text on the right, with a hairline above each row. */
export function ContentSections({ sections }: ContentSectionsProps) {
  return sections.map(({ id, title, blocks }) => (
    <section
      key={id}
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-3 border-t border-line py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-12"
    >
      <h2 id={id} className="scroll-mt-6 text-22 font-strong text-balance">
        {title}
      </h2>
      <Blocks blocks={blocks} />
    </section>
  ));
}
