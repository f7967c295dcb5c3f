import type { Project } from '@paidang/contract/entities';
import { useState } from 'react';
import { labels } from '#labels/projects';
import { useProjectChanges } from '../data/projects';
import { showToast } from '../stores/toasts';

/** Archives or restores a project; the toast offers to undo it. */
export function useArchive({ uuid, name, is_archived: isArchived }: Pick<Project, 'uuid' | 'name' | 'is_archived'>) {
  const { archive, unarchive } = useProjectChanges();
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    try {
      await (isArchived ? unarchive : archive)(uuid);
      showToast({
        title: (isArchived ? labels.unarchived : labels.archived)(name),
        tone: 'success',
        action: { label: labels.undo, onSelect: () => void (isArchived ? archive : unarchive)(uuid) },
      });
    } catch {
      // The client has already reported the error.
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, toggle };
}
