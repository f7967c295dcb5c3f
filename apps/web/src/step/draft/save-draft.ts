import type { Draft } from '@paidang/contract/entities';
import { ApiError, NetworkError } from '../../data/errors';
import type { DraftSource, StepSheet } from '../../data/step-source';
import { fetchLatest } from '../../data/steps';
import type { SaveResult, ServerDraft } from './autosave';
import type { LocalDraft } from './local-draft';

export const toServerDraft = <Content>({ content, revision, updated_at }: Draft<Content>): ServerDraft<Content> => ({
  content,
  revision,
  updatedAt: new Date(updated_at),
});

/** The draft a conflict speaks of. It is gone when another tab has sent it: then what was sent takes its place. */
export async function conflictingDraft<Content>(
  source: DraftSource<Content>,
  error: ApiError,
  blank: Content,
): Promise<ServerDraft<Content>> {
  if (error.data) return toServerDraft(error.data as Draft<Content>);
  const { sheet, content } = await fetchLatest(source);
  return sheet.draft
    ? toServerDraft(sheet.draft)
    : { content: content ?? blank, revision: sheet.revision, updatedAt: new Date() };
}

export interface SaveDraftOptions<Content> {
  source: DraftSource<Content>;
  /** What stands for a draft that is gone. */
  blank: Content;
  /** Told the new sheet. */
  onSaved: (sheet: StepSheet<Content>) => void;
}

/** Saves a draft on the server. */
export async function saveDraft<Content>(
  draft: LocalDraft<Content>,
  { source, blank, onSaved }: SaveDraftOptions<Content>,
): Promise<SaveResult<Content>> {
  try {
    const sheet = await source.save(draft);
    onSaved(sheet);
    return { kind: 'saved', revision: sheet.revision, at: new Date() };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) {
      return { kind: 'conflict', theirs: await conflictingDraft(source, error, blank) };
    }
    return { kind: error instanceof NetworkError ? 'unreachable' : 'refused' };
  }
}
