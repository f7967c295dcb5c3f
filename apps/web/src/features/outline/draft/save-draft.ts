import type { Draft, ReviewSheet } from '@paidang/contract/entities';
import { ApiError, NetworkError } from '../../../data/errors';
import { fetchLatest, saveOutlineDraft } from '../../../data/outlines';
import type { SaveResult, ServerDraft } from './autosave';
import type { LocalDraft } from './local-draft';

export const toServerDraft = ({ content, revision, updated_at }: Draft): ServerDraft => ({
  content,
  revision,
  updatedAt: new Date(updated_at),
});

/** The draft a conflict speaks of. It is gone when another tab has sent it: then what was sent takes its place. */
export async function conflictingDraft(task: string, error: ApiError): Promise<ServerDraft> {
  if (error.data) return toServerDraft(error.data as Draft);
  const { sheet, content } = await fetchLatest(task);
  return sheet.draft ? toServerDraft(sheet.draft) : { content, revision: 0, updatedAt: new Date() };
}

/**
 * Saves a draft on the server.
 *
 * @param onSaved told the new sheet
 */
export async function saveDraft(
  task: string,
  draft: LocalDraft,
  onSaved: (sheet: ReviewSheet) => void,
): Promise<SaveResult> {
  try {
    const sheet = await saveOutlineDraft(task, draft);
    onSaved(sheet);
    return { kind: 'saved', revision: sheet.draft?.revision ?? 0, at: new Date() };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) {
      return { kind: 'conflict', theirs: await conflictingDraft(task, error) };
    }
    return { kind: error instanceof NetworkError ? 'unreachable' : 'refused' };
  }
}
