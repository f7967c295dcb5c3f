import { ApiError, failures } from '../../data/errors';
import type { DraftSource, StepPageView } from '../../data/step-source';
import { contentKey } from '../../shared/same-content';
import { fieldsOf, type Refusal } from '../moves/refused-fields';
import type { Autosave } from './autosave';
import { conflictingDraft } from './step-draft';

export interface SendDraftOptions<Content> {
  source: DraftSource<Content>;
  draft: Autosave<Content> | null;
  /** Content to use if the draft no longer exists. */
  blank: Content;
  /** Returns the idempotency key for what is sent, identified by a text that is unique to it. */
  keyFor: (words: string) => string;
  /** Called with the fields that the server rejected. */
  onRefused: (refusal: Refusal<Content>) => void;
}

/** Saves a draft and sends it. @returns the view afterwards; `null` if it was not sent */
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
      // If it cannot be loaded, the page has reported why, and the next save runs into the conflict again.
      const theirs = await conflictingDraft(source, error, blank).catch(() => null);
      if (theirs) draft.conflict(theirs);
    }
    if (error.status !== 422) return null;
    const errors = fieldsOf(error.errors);
    // An error without a field means that the step has changed, which is reported as everywhere else.
    if (Object.keys(errors).length === 0) failures.emit(error);
    else onRefused({ errors, content });
    return null;
  }
}
