import { type PreviewPageName, paths, previewPages } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Link } from 'react-router-dom';
import { preview as words } from '#labels/landing/pages';
import { ApiError } from '../../data/errors';
import { useCreatorSays, useCustomerSays, useSuccessProjects } from '../../data/site-content';
import { ArticleLink } from '../../shared/article/article-link';
import { LoadFailure } from '../../shared/load-failure';
import { NoticePage } from '../../shared/notice-page';
import { Page } from '../../shared/page/page';
import { CaseArticle } from './case-article';
import { Cases } from './cases';
import { CreatorVoice, CreatorVoices, CustomerVoices } from './voices';

export interface PreviewPageProps {
  page: PreviewPageName;
  token: string;
}

/** Preview of the landing page's content, including inactive records and without a maximum. */
export function PreviewPage({ page, token }: PreviewPageProps) {
  const { data: cases, error, refresh } = useSuccessProjects(token);
  const { data: customerSays = [] } = useCustomerSays(token);
  const { data: creatorSays = [] } = useCreatorSays(token);
  if (error instanceof ApiError && error.status === 403) return <RefusedPreview />;
  if (error) {
    return (
      <Page>
        <LoadFailure onRetry={() => void refresh()} />
      </Page>
    );
  }
  if (!cases) return <main id="main" aria-busy="true" className="min-h-(--page-height)" />;
  return (
    <Page className="grid gap-10">
      <h1 className="text-28 font-strong">{words.pages[page]}</h1>
      <Callout>{words.note}</Callout>
      <nav aria-label={words.title}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {previewPages.map((one) => (
            <li key={one}>
              <ArticleLink to={paths.preview(one, token)}>{words.pages[one]}</ArticleLink>
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

/** Shown instead of a preview if the link has expired or was copied incompletely. */
function RefusedPreview() {
  return (
    <NoticePage
      title={words.refused.title}
      actions={
        <Button asChild variant="ink">
          <Link to={paths.consoleContent()}>{words.refused.action}</Link>
        </Button>
      }
    >
      <p>{words.refused.text}</p>
    </NoticePage>
  );
}
