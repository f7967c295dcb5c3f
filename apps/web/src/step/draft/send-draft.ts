import { ApiError } from '../../data/errors';
import { failures } from '../../data/failures';
import type { DraftSource, StepPageView } from '../../data/step-source';
import { contentKey } from '../../shared/same-content';
import { fieldsOf, type Refusal } from '../moves/refused-fields';
import type { Autosave } from './autosave';
import { conflictingDraft } from './step-draft';

export interface SendDraftOptions<Content> {
  source: DraftSource<Content>;
  draft: Autosave<Content> | null;
  /** What stands for a draft that is gone. */
  blank: Content;
  /** The key of what is sent, by what tells it from anything else that is. */
  keyFor: (words: string) => string;
  /** Told which fields the server did not take. */
  onRefused: (refusal: Refusal<Content>) => void;
}

/** Sends what was written, once it is saved. @returns the sheet after it; `null` when it was not taken. */
export async function sendDraft<Content>({
  source,
  draft,
  blank,
  keyFor,
  onRefused,
}: SendDraftOptions<Content>): Promise<StepPageView<Content> | null> {
  if (!draft) return null;
  await draft.flush();
  const { status, content } = draft.getSnapshot();
  if (status === 'conflict') return null;
  const revision = draft.revision();
  try {
    const view = await source.send({
      content,
      revision,
      idempotencyKey: keyFor(`${revision} ${contentKey(content)}`),
    });
    draft.sent(view.revision);
    return view;
  } catch (error) {
    if (!(error instanceof ApiError)) return null;
    if (error.status === 409) {
      // Where it cannot be loaded, the page has said why, and the next save meets the conflict again.
      const theirs = await conflictingDraft(source, error, blank).catch(() => null);
      if (theirs) draft.conflict(theirs);
    }
    if (error.status !== 422) return null;
    const errors = fieldsOf(error.errors);
    // Without a field it is the step that has moved on, as everywhere.
    if (Object.keys(errors).length === 0) failures.emit(error);
    else onRefused({ errors, content });
    return null;
  }
}
