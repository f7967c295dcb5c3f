import '@paidang/editor/styles.css';
import { paths } from '@paidang/contract/pages';
import { contentKinds } from '@paidang/contract/vocabulary';
import { Navigate, useParams } from 'react-router-dom';
import { labels } from '#labels/console-content';
import { ContentEditor } from '../features/console-content/content-editor';
import { ConsolePage } from '../shared/console/console-page';
import NotFound from './not-found';
import { drawContent } from './parts/drawn-content';

/** `/console/content/{kind}/{record}`; `new` is a record that has not been saved yet. */
export default function ConsoleContentRoute() {
  const { kind: named, id } = useParams();
  const kind = contentKinds.find((one) => one === named);
  if (!named) return <Navigate to={paths.consoleContent(contentKinds[0])} replace />;
  if (!kind) return <NotFound />;
  return (
    <ConsolePage title={labels.title}>
      <ContentEditor key={kind} kind={kind} open={id} addressOf={paths.consoleContent} drawPreview={drawContent} />
    </ConsolePage>
  );
}
