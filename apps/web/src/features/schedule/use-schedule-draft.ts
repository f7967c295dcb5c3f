import type { ProjectSchedule, ScheduleContent } from '@paidang/contract/entities';
import type { ScheduleDates } from '@paidang/contract/rules';
import { useEffect, useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../data/errors';
import type { ScheduleSource } from '../../data/schedules';
import { type Autosave, createAutosave, type SaveResult, type ServerDraft } from '../../step/draft/autosave';
import { createLocalDrafts } from '../../step/draft/local-draft';
import { useUnsavedMark } from '../../step/draft/use-unsaved-mark';

/** The dates both sides look at. */
export const datesOf = ({ outline, draft, video, copywriting, works_upload }: ProjectSchedule): ScheduleDates => ({
  outline,
  draft,
  video,
  copywriting,
  works_upload,
});

type OwnDraft = NonNullable<ProjectSchedule['own_draft']>;

const toServerDraft = ({ content, revision, updated_at }: OwnDraft): ServerDraft<ScheduleContent> => ({
  content,
  revision,
  updatedAt: new Date(updated_at),
});

/** What one goes on from: one's own draft, else what is on the table. */
const baseOf = (sheet: ProjectSchedule) =>
  sheet.own_draft
    ? toServerDraft(sheet.own_draft)
    : { content: { dates: datesOf(sheet), note: '', is_free: false }, revision: sheet.revision, updatedAt: null };

/** The draft a conflict speaks of; it was sent when there is none. */
export function conflictingDraft(error: ApiError, sheet: ProjectSchedule): ServerDraft<ScheduleContent> {
  if (error.data) return toServerDraft(error.data as OwnDraft);
  return { ...baseOf({ ...sheet, own_draft: null }), updatedAt: new Date() };
}

export interface ScheduleDraftOptions {
  source: ScheduleSource;
  sheet: ProjectSchedule;
  user: string;
  /** Whether the dates are being written. */
  isEditing: boolean;
  onSaved: (sheet: ProjectSchedule) => void;
}

/** The writer's dates, saved as they are chosen; `null` for readers. */
export function useScheduleDraft({
  source,
  sheet,
  user,
  isEditing,
  onSaved,
}: ScheduleDraftOptions): Autosave<ScheduleContent> | null {
  const [draft, setDraft] = useState<Autosave<ScheduleContent> | null>(null);
  const latest = useRef({ sheet, onSaved });
  useEffect(() => {
    latest.current = { sheet, onSaved };
  });
  const task = sheet.task_uuid;

  useEffect(() => {
    if (!isEditing) return;
    const save = async (content: ScheduleContent, revision: number): Promise<SaveResult<ScheduleContent>> => {
      try {
        const saved = await source.save({ content, revision, number: latest.current.sheet.newest });
        latest.current.onSaved(saved);
        return { kind: 'saved', revision: saved.revision, at: new Date() };
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          return { kind: 'conflict', theirs: conflictingDraft(error, latest.current.sheet) };
        }
        return { kind: error instanceof NetworkError ? 'unreachable' : 'refused' };
      }
    };
    const made = createAutosave<ScheduleContent>({
      server: baseOf(latest.current.sheet),
      local: createLocalDrafts(localStorage, user, ['schedule', task]),
      save: ({ content, revision }) => save(content, revision),
    });
    setDraft(made);
    const flush = () => void made.flush();
    const leave = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('online', flush);
      flush();
      made.stop();
      setDraft(null);
    };
  }, [isEditing, source, task, user]);

  const newest = sheet.revision;
  useEffect(() => {
    if (draft && newest > draft.revision()) draft.adopt(baseOf(latest.current.sheet));
  }, [draft, newest]);

  useUnsavedMark(draft, `schedule/${task}`);
  return draft;
}
