import type { Draft } from '@paidang/contract/entities';
import type { ApiError } from '../../data/errors';
import type { DraftSource, StepSheet } from '../../data/step-source';
import { fetchLatest } from '../../data/steps';
import type { Autosave, Base, ServerDraft } from './autosave';
import { useDraft } from './use-draft';

export const toServerDraft = <Content>({
  content,
  revision,
  updated_at,
}: Pick<Draft<Content>, 'content' | 'revision' | 'updated_at'>): ServerDraft<Content> => ({
  content,
  revision,
  updatedAt: new Date(updated_at),
});

/**
 * The draft a conflict is about. When another tab has sent it, it is gone, and the sent version takes its place.
 *
 * @param blank stands for a version that does not exist
 */
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

export interface StepDraftOptions<Content> {
  /** Must stay the same while the page is open. */
  source: DraftSource<Content>;
  user: string;
  sheet: StepSheet<Content>;
  /** What a first draft starts from. */
  blank: (sheet: StepSheet<Content>) => Content;
  /** Content of the latest version, `undefined` while it is loading. */
  latest: Content | undefined;
  /** Reports typing that the draft has not been told about yet. @default there is none */
  flushEditor?: () => void;
  onSaved?: (sheet: StepSheet<Content>) => void;
}

/** The writer's draft of a step that is written in versions; see {@link useDraft}. */
export const useStepDraft = <Content>({
  source,
  user,
  sheet,
  blank,
  latest,
  flushEditor,
  onSaved,
}: StepDraftOptions<Content>): Autosave<Content> | null =>
  useDraft({
    path: source.path,
    user,
    isWriting: sheet.allowed.includes('save_draft'),
    base: baseOf(sheet, latest, blank),
    save: async (draft) => {
      const saved = await source.save(draft);
      onSaved?.(saved);
      return saved.revision;
    },
    theirs: (error) => conflictingDraft(source, error, blank(sheet)),
    ...(flushEditor ? { flushEditor } : {}),
  });

function baseOf<Content>(
  sheet: StepSheet<Content>,
  latest: Content | undefined,
  blank: (sheet: StepSheet<Content>) => Content,
): Base<Content> | null {
  if (sheet.draft) return toServerDraft(sheet.draft);
  const content = sheet.versions.length === 0 ? blank(sheet) : latest;
  return content === undefined ? null : { content, revision: sheet.revision, updatedAt: null };
}
