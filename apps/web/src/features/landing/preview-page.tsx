import { type PreviewPageName, paths, previewPages } from '@paidang/contract/pages';
import { Callout } from '@paidang/ui/callout';
import type { ReactNode } from 'react';
import { preview as words } from '#labels/landing/pages';
import { useCreatorSays, useCustomerSays, useSuccessProjects } from '../../data/site-content';
import { WayOn } from '../../shared/article/way-on';
import { Page } from '../../shared/page/page';
import { CaseArticle } from './case-article';
import { Cases } from './cases';
import { CreatorVoice, CreatorVoices, CustomerVoices } from './voices';

export interface PreviewPageProps {
  page: PreviewPageName;
  token: string;
  /** Shown to whom the content may not be shown. */
  refused: ReactNode;
}

/** What was written for the landing page, inactive too and without a maximum. */
export function PreviewPage({ page, token, refused }: PreviewPageProps) {
  const { data: cases, error } = useSuccessProjects(token);
  const { data: customerSays = [] } = useCustomerSays(token);
  const { data: creatorSays = [] } = useCreatorSays(token);
  if (error) return refused;
  if (!cases) return <main id="main" aria-busy="true" className="min-h-(--desk-height)" />;
  return (
    <Page className="grid gap-10">
      <h1 className="text-28 font-strong">{words.pages[page]}</h1>
      <Callout>{words.note}</Callout>
      <nav aria-label={words.title}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {previewPages.map((one) => (
            <li key={one}>
              <WayOn to={paths.preview(one, token)}>{words.pages[one]}</WayOn>
            </li>
          ))}
        </ul>
      </nav>
      {page === 'previewCases' ? (
        <div className="-mx-(--page-edge)">
          <Cases cases={cases} />
        </div>
      ) : null}
      {page === 'previewCaseList' ? cases.map((item) => <CaseArticle key={item.uuid} item={item} />) : null}
      {page === 'previewCustomerSays' ? <CustomerVoices says={customerSays} /> : null}
      {page === 'previewCreatorSays' ? <CreatorVoices says={creatorSays} /> : null}
      {page === 'previewCreatorSayList' ? (
        <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
          {creatorSays.map((say) => (
            <li key={say.uuid}>
              <CreatorVoice say={say} />
            </li>
          ))}
        </ul>
      ) : null}
    </Page>
  );
}
