import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Field } from '@paidang/ui/field';
import { Spinner } from '@paidang/ui/spinner';
import { Textarea } from '@paidang/ui/textarea';
import { Sparkles } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { labels } from '#labels/script';
import { onePageSource } from '../../../data/scripts';
import { useStep } from '../../../data/steps';
import { useKeptForm } from '../../../shared/kept-form/kept-form';
import { RichText } from '../../../shared/rich-text';
import { AiBadge, AiPane } from './ai-decision';
import { useAiDraft } from './use-ai-draft';

export interface AiDraftPanelProps {
  task: string;
  /** The current text. */
  description: string;
  /** Saves everything; resolves to the revision of the draft on the server, `null` on failure. */
  save: () => Promise<number | null>;
  /** The text editor. */
  children: ReactNode;
}

const aiLabels = labels.ai;
const most = 1000;
const blank = { wish: '' };

/** Requests a draft from the server's model and shows it as it streams in; otherwise shows the editor. */
export function AiDraftPanel({ task, description, save, children }: AiDraftPanelProps) {
  const source = useMemo(() => onePageSource(task), [task]);
  const { data: view, refresh } = useStep(source);
  const [asking, setAsking] = useState(false);
  const kept = useKeptForm(['ai-wish', task], blank);
  const { wish } = kept.form;
  const { state, start, refuse, cancel } = useAiDraft(task, () => void refresh());
  if (!view?.ai.available) return children;

  const ask = async () => {
    const revision = await save();
    if (revision === null) return refuse(labels.ai.unsaved);
    setAsking(false);
    void start({ wish, description, revision });
    kept.forget({ wish });
  };

  if (state.status === 'writing') {
    return (
      <section aria-label={aiLabels.writing} data-quote-skip="">
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="flex items-center gap-2 text-14 text-ink-2">
            <Spinner />
            {aiLabels.writing}
          </p>
          <Button size="sm" onClick={cancel}>
            {aiLabels.cancel}
          </Button>
        </div>
        <div className="mt-6 grid gap-6 md:grid-cols-2">
          <AiPane title={aiLabels.present}>
            <RichText html={description} size="compact" />
          </AiPane>
          <AiPane title={<AiBadge />}>
            <p className="text-15 leading-6 break-words whitespace-pre-wrap">{state.text}</p>
          </AiPane>
        </div>
      </section>
    );
  }

  return (
    <>
      <div data-quote-skip="" className="mb-4 grid gap-3">
        {asking ? (
          <Field label={aiLabels.wish} hint={aiLabels.wishHint}>
            <Textarea
              value={wish}
              maxLength={most}
              minHeight={72}
              onChange={(event) => kept.change({ wish: event.target.value })}
            />
          </Field>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={<Sparkles size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={asking ? () => void ask() : () => setAsking(true)}
          >
            {asking ? aiLabels.start : aiLabels.open}
          </Button>
          {asking ? (
            <Button size="sm" variant="ghost" onClick={() => setAsking(false)}>
              {aiLabels.close}
            </Button>
          ) : null}
        </div>
        {state.failure ? (
          <Callout tone="danger" role="alert">
            {state.failure}
          </Callout>
        ) : null}
      </div>
      {children}
    </>
  );
}
