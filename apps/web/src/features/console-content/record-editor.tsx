import type { ContentRecord } from '@paidang/contract/entities';
import { mostShown } from '@paidang/contract/limits';
import { type PreviewPageName, paths } from '@paidang/contract/pages';
import { type ContentKind, contentKindTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/console-content';
import { type ContentForm, usePreviewToken } from '../../data/console-content';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { nothingToSave } from '../../shared/nothing-to-save';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';
import { Conflict } from './conflict';
import { fieldsOf, hintOf, titleOfField } from './content-fields';
import { isPublic, recordName } from './content-record';
import { FieldOfContent } from './fields/field-of-content';
import { RecordState } from './record-state';
import { useRecordForm } from './use-record-form';
import { Versions } from './versions';

export interface RecordEditorProps {
  kind: ContentKind;
  /** `null` for a new one. */
  record: ContentRecord | null;
  /** Its position among the public records if the landing page does not show it. @default the landing page shows it */
  beyond?: number | null;
  /** Renders a preview of the content as visitors will see it; `null` if there is too little content. */
  drawPreview: (kind: ContentKind, content: ContentForm) => ReactNode;
  onCreated: (record: ContentRecord) => void;
  onRemoved: () => void;
}

const editorLabels = labels.editor;

/** Preview pages on which the team checks a kind before publication. */
const previewPageOf: Partial<Record<ContentKind, PreviewPageName>> = {
  'success-project': 'previewCaseList',
  'creator-say': 'previewCreatorSayList',
  'customer-say': 'previewCustomerSays',
};

/** A record: its form, preview and versions. */
export function RecordEditor({ kind, record, beyond = null, drawPreview, onCreated, onRemoved }: RecordEditorProps) {
  const { base, form, errors, conflict, isChanged, change, show, save, publish, remove } = useRecordForm(kind, record);
  const most = mostShown[kind] ?? 0;
  const saving = usePressedCall();
  const publishing = usePressedCall();
  const title = record ? recordName(record) : editorLabels.fresh(contentKindTitles[kind]);
  const isPublished = base !== null && base.published === base.version && !isChanged;

  const keep = (version?: number) =>
    saving.run(async () => {
      const saved = await save(version);
      showToast({ title: editorLabels.savedToast, tone: 'success' });
      if (!record) onCreated(saved);
    });
  const makePublic = () =>
    publishing.run(async () => {
      const published = await publish();
      const toast =
        published.active && beyond !== null ? editorLabels.beyondToast(most, beyond) : editorLabels.publishedToast;
      showToast({ title: toast, tone: 'success' });
      if (!record) onCreated(published);
    });

  const preview = drawPreview(kind, form);
  return (
    <article aria-label={title} className="grid min-w-0 content-start">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-20 font-strong text-balance">{title}</h2>
          {record ? <RecordState record={record} isChanged={isChanged} /> : null}
        </div>
        {record ? <PreviewLink kind={kind} /> : null}
      </header>
      {record && beyond !== null && isPublic(record) ? (
        <Callout className="mt-4">{editorLabels.beyond(most, beyond)}</Callout>
      ) : null}
      {conflict ? (
        <Conflict
          kind={kind}
          mine={form}
          theirs={conflict}
          onTakeTheirs={() => show(conflict)}
          onKeepMine={() => void keep(conflict.version)}
        />
      ) : null}
      {preview ? (
        <section aria-label={editorLabels.live} className="border-b border-line py-6">
          <h3 className="mb-3 text-12 text-ink-3">{editorLabels.live}</h3>
          {/* Landing pages are wider than this column. */}
          <div className="lg:[zoom:0.75]">{preview}</div>
        </section>
      ) : null}
      <form noValidate className="grid gap-5 py-6" onSubmit={(event) => event.preventDefault()}>
        {fieldsOf(kind).map((field) => (
          <FieldOfContent
            key={field.name}
            field={field}
            label={titleOfField(kind, field.name)}
            hint={hintOf(field, form)}
            value={form[field.name]}
            recordedName={title}
            errors={errors}
            onChange={(value) => change(field.name, value)}
          />
        ))}
      </form>
      <div className="sticky bottom-0 z-(--pd-z-sticky) grid gap-3 border-t border-line bg-paper py-4">
        <CallProblem problem={conflict ? null : (saving.problem ?? publishing.problem)} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          {isChanged ? <p className="mr-auto text-13 text-ink-3">{editorLabels.unsaved}</p> : null}
          {record ? (
            <ConfirmDialog
              trigger={
                <Button variant="ghost" className={isChanged ? undefined : 'mr-auto'}>
                  {editorLabels.remove}
                </Button>
              }
              title={editorLabels.removeTitle(title)}
              text={editorLabels.removeText}
              cancel={editorLabels.cancel}
              confirm={editorLabels.removeConfirm}
              onConfirm={async () => {
                await remove(record);
                showToast({ title: editorLabels.removedToast });
                onRemoved();
              }}
            />
          ) : null}
          <Button busy={saving.busy} off={!isChanged} onClick={() => (isChanged ? void keep() : nothingToSave())}>
            {editorLabels.save}
          </Button>
          <Button
            variant="ink"
            busy={publishing.busy}
            off={isPublished}
            onClick={() => (isPublished ? nothingToSave() : void makePublic())}
          >
            {isChanged ? editorLabels.publishChanges : editorLabels.publish}
          </Button>
        </div>
      </div>
      {record ? <Versions record={record} onRestored={show} /> : null}
    </article>
  );
}

/** Link to the page that previews everything saved, published or not. */
function PreviewLink({ kind }: { kind: ContentKind }) {
  const page = previewPageOf[kind];
  const { data: token } = usePreviewToken();
  if (!page || !token) return null;
  return (
    <Button asChild size="sm" icon={<ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />}>
      <a href={paths.preview(page, token)} target="_blank" rel="noreferrer">
        {editorLabels.previewPage}
      </a>
    </Button>
  );
}
