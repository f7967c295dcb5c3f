import { paths } from '@paidang/contract/pages';
import { contentKinds } from '@paidang/contract/vocabulary';
import { Navigate, useParams } from 'react-router-dom';
import { labels } from '#labels/console-content';
import { ContentDesk } from '../features/console-content/content-desk';
import { Page } from '../shared/page/page';
import NotFound from './not-found';
import { drawContent } from './parts/drawn-content';

/** `/console/content/{kind}/{record}`; `new` is a record that is not saved yet. */
export default function ConsoleContentRoute() {
  const { kind: named, id } = useParams();
  const kind = contentKinds.find((one) => one === named);
  if (!named) return <Navigate to={paths.consoleContent(contentKinds[0])} replace />;
  if (!kind) return <NotFound />;
  return (
    <Page>
      <h1 className="mb-5 text-22 font-strong">{labels.title}</h1>
      <ContentDesk key={kind} kind={kind} open={id} addressOf={paths.consoleContent} drawPreview={drawContent} />
    </Page>
  );
}
