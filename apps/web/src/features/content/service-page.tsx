import { Button } from '@paidang/ui/button';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@paidang/ui/tabs';
import type { ReactNode } from 'react';
import { serviceTabs, customizedService as words } from '#labels/content/customized-service';
import { phoneLink, site } from '../../config/site';
import { ArticleLink } from '../../shared/article/article-link';
import { consultationId } from '../../shared/links';
import { Page } from '../../shared/page/page';
import { ContentHead, ContentSections } from './content-page';

export interface ServicePageProps {
  /** Index of the selected tab. */
  tab: number;
  onTabChange: (tab: number) => void;
  /** The consultation form, displayed below both tabs. */
  consultation: ReactNode;
}

/** The team's services for brands, in Taiwan and abroad. */
export function ServicePage({ tab, onTabChange, consultation }: ServicePageProps) {
  const { phone } = site;
  return (
    <Page className="pt-0 pb-20 md:pt-0 md:pb-30">
      <ContentHead title={words.title} lead={words.lead}>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 md:mt-8">
          <Button asChild variant="ink" size="lg">
            <a href={`#${consultationId}`}>{words.talk}</a>
          </Button>
          {phone ? <ArticleLink to={phoneLink(phone)}>{words.call(phone)}</ArticleLink> : null}
        </div>
      </ContentHead>
      <Tabs value={String(tab)} onValueChange={(value) => onTabChange(Number(value))}>
        <TabsList aria-label={words.tabs} className="gap-8 text-16">
          {serviceTabs.map(({ name }, index) => (
            <TabsTrigger key={name} value={String(index)}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        {serviceTabs.map(({ name, sections }, index) => (
          <TabsContent key={name} value={String(index)} className="pt-0 [&>section:first-child]:border-t-0">
            <ContentSections sections={sections} />
          </TabsContent>
        ))}
      </Tabs>
      {consultation}
    </Page>
  );
}
