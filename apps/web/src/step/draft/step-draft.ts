import type { Draft } from '@paidang/contract/entities';
import type { ApiError } from '../../data/errors';
import type { DraftSource, StepPageView } from '../../data/step-source';
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
 * The server's draft in a conflict. If another tab has sent that draft, it no longer exists, and the sent version takes its
 * place.
 *
 * @param blank content to use if there is no version
 */
export async function conflictingDraft<Content>(
  source: DraftSource<Content>,
  error: ApiError,
  blank: Content,
): Promise<ServerDraft<Content>> {
  if (error.data) return toServerDraft(error.data as Draft<Content>);
  const { view, content } = await fetchLatest(source);
  return view.draft
    ? toServerDraft(view.draft)
    : { content: content ?? blank, revision: view.revision, updatedAt: new Date() };
}

export interface StepDraftOptions<Content> {
  /** Must be stable while the page is open. */
  source: DraftSource<Content>;
  user: string;
  view: StepPageView<Content>;
  /** Content a first draft starts with. */
  blank: (view: StepPageView<Content>) => Content;
  /** Content of the latest version; `undefined` while loading. */
  latest: Content | undefined;
  /** Reports input that the draft does not include yet. @default there is none */
  flushEditor?: () => void;
  onSaved?: (view: StepPageView<Content>) => void;
}

/** The author's draft of a step that is written in versions; see {@link useDraft}. */
export const useStepDraft = <Content>({
  source,
  user,
  view,
  blank,
  latest,
  flushEditor,
  onSaved,
}: StepDraftOptions<Content>): Autosave<Content> | null =>
  useDraft({
    path: source.path,
    user,
    isWriting: view.allowed.includes('save_draft'),
    base: baseOf(view, latest, blank),
    save: async (draft) => {
      const saved = await source.save(draft);
      onSaved?.(saved);
      return saved.revision;
    },
    theirs: (error) => conflictingDraft(source, error, blank(view)),
    ...(flushEditor ? { flushEditor } : {}),
  });

function baseOf<Content>(
  view: StepPageView<Content>,
  latest: Content | undefined,
  blank: (view: StepPageView<Content>) => Content,
): Base<Content> | null {
  if (view.draft) return toServerDraft(view.draft);
  const content = view.versions.length === 0 ? blank(view) : latest;
  return content === undefined ? null : { content, revision: view.revision, updatedAt: null };
}
