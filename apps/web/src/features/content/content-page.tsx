import type { Article } from '../../shared/article/article';
import { Page } from '../../shared/page/page';
import { ContentHead } from './content-head';
import { ContentSections } from './content-sections';

export interface ContentPageProps {
  words: Article;
}

/** A page of text: what it is about, then one row a heading. */
export function ContentPage({ words }: ContentPageProps) {
  return (
    <Page className="pt-0 pb-20 md:pt-0 md:pb-30">
      <ContentHead title={words.title} lead={words.lead} />
      <ContentSections sections={words.sections} />
    </Page>
  );
}
