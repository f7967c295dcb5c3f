import type { CardContent, OwnCreatorCard } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { useEffect, useState } from 'react';
import { labels } from '#labels/creator-card';
import type { CardInput } from '../../data/creator-card';
import { ApiError } from '../../data/errors';
import { useKeptForm } from '../../shared/kept-form/kept-form';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { isSameContent } from '../../shared/same-content';
import { showToast } from '../../stores/toasts';
import { useUnsaved } from '../../stores/unsaved';

/** The parts of a card that its owner edits, in form shape. */
export type CardForm = CardContent;

type Problems = Partial<Record<string, string>>;

/** The server names fields by their path in the request. */
const problemsOf = (error: ApiError): Problems =>
  Object.fromEntries(
    Object.entries(error.errors).map(([path, [text]]) => [path.replace(/^content\./, ''), text] as const),
  );

/** State of the form: values, the server's errors, and whether there are changes to save. */
export function useCardForm(
  card: OwnCreatorCard,
  save: (content: CardInput, revision: number) => Promise<OwnCreatorCard>,
) {
  const saved = card.content;
  const kept = useKeptForm<CardForm>(['creator-card'], saved);
  const { form } = kept;
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const [busy, setBusy] = useState(false);
  const changed = !isSameContent(form, saved);

  useEffect(() => {
    useUnsaved.getState().set('creator-card', changed);
    return () => useUnsaved.getState().set('creator-card', false);
  }, [changed]);

  return {
    form,
    changed,
    busy,
    failure,
    isOutdated,
    isRestored: kept.isRestored,
    change: (changes: Partial<CardForm>) => {
      kept.change(changes);
      setProblems({});
      setFailure(null);
    },
    /** Error of one field, or of the first item of a list. */
    problemOf: (path: string): string | undefined =>
      problems[path] ?? Object.entries(problems).find(([name]) => name.startsWith(`${path}.`))?.[1],
    undo: () => {
      kept.forget(saved);
      setProblems({});
      setFailure(null);
    },
    submit: async () => {
      if (busy) return;
      setBusy(true);
      setFailure(null);
      try {
        const { content } = await save(form, card.revision);
        kept.forget(content);
        showToast({ title: messages.settingSaved, tone: 'success' });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          setOutdated(true);
          setFailure(labels.conflict);
          return;
        }
        const refused = error instanceof ApiError ? problemsOf(error) : {};
        setProblems(refused);
        if (Object.keys(refused).length === 0) setFailure(wordsInside(error));
      } finally {
        setBusy(false);
      }
    },
  };
}

export type CardFormState = ReturnType<typeof useCardForm>;
