import type { ProjectSchedule, ScheduleContent } from '@paidang/contract/entities';
import type { ScheduleDates } from '@paidang/contract/rules';
import type { ApiError } from '../../data/errors';
import type { ScheduleSource } from '../../data/schedules';
import type { Autosave, Base, ServerDraft } from '../../step/draft/autosave';
import { toServerDraft } from '../../step/draft/step-draft';
import { useDraft } from '../../step/draft/use-draft';

/** The dates of both sides. */
export const datesOf = ({ outline, draft, video, copywriting, works_upload }: ProjectSchedule): ScheduleDates => ({
  outline,
  draft,
  video,
  copywriting,
  works_upload,
});

/** Starting point for editing: the user's own draft, otherwise the current dates. */
const baseOf = (view: ProjectSchedule): Base<ScheduleContent> =>
  view.own_draft
    ? toServerDraft(view.own_draft)
    : { content: { dates: datesOf(view), note: '', is_free: false }, revision: view.revision, updatedAt: null };

/** The draft a conflict is about; if there is none, it was sent. */
export function conflictingDraft(error: ApiError, view: ProjectSchedule): ServerDraft<ScheduleContent> {
  if (error.data) return toServerDraft(error.data as NonNullable<ProjectSchedule['own_draft']>);
  return { ...baseOf({ ...view, own_draft: null }), updatedAt: new Date() };
}

export interface ScheduleDraftOptions {
  source: ScheduleSource;
  view: ProjectSchedule;
  user: string;
  isEditing: boolean;
  onSaved: (view: ProjectSchedule) => void;
}

/** The editor's dates, saved as they are chosen; `null` for readers. */
export const useScheduleDraft = ({
  source,
  view,
  user,
  isEditing,
  onSaved,
}: ScheduleDraftOptions): Autosave<ScheduleContent> | null =>
  useDraft({
    path: ['schedule', view.task_uuid],
    user,
    isWriting: isEditing,
    base: baseOf(view),
    save: async (written) => {
      const saved = await source.save({ ...written, number: view.newest });
      onSaved(saved);
      return saved.revision;
    },
    theirs: async (error) => conflictingDraft(error, view),
  });
