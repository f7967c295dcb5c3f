import type { ReactNode } from 'react';
import type { Section } from '../../shared/article/article';
import { ContentHead } from './content-head';
import { ContentSections } from './content-sections';

export interface ContentWords {
  title: string;
  lead: string;
  sections: readonly Section[];
  /** Since when the text holds. */
  since?: string;
}

export interface ContentPageProps {
  words: ContentWords;
  /** Between the head and the text. */
  children?: ReactNode;
}

/** A page of text: what it is about, then one row a heading. */
export function ContentPage({ words, children }: ContentPageProps) {
  return (
    <main id="main" className="mx-auto max-w-[1248px] px-5 pb-20 md:px-6 md:pb-30">
      <ContentHead title={words.title} lead={words.lead} />
      {children}
      <ContentSections sections={words.sections} />
      {words.since ? <p className="mt-6 text-13 text-ink-3">{words.since}</p> : null}
    </main>
  );
}
