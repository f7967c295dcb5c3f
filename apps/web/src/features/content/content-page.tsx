import type { Section } from '../../shared/article/article';
import { ContentHead } from './content-head';
import { ContentSections } from './content-sections';

export interface ContentWords {
  title: string;
  lead: string;
  sections: readonly Section[];
}

export interface ContentPageProps {
  words: ContentWords;
}

/** A page of text: what it is about, then one row a heading. */
export function ContentPage({ words }: ContentPageProps) {
  return (
    <main id="main" className="mx-auto max-w-[1248px] px-5 pb-20 md:px-6 md:pb-30">
      <ContentHead title={words.title} lead={words.lead} />
      <ContentSections sections={words.sections} />
    </main>
  );
}
