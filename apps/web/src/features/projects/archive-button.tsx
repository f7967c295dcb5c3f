import type { ListedProject } from '@paidang/contract/entities';
import { hasEnded } from '@paidang/contract/vocabulary';
import { IconButton } from '@paidang/ui/icon-button';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { labels } from '#labels/projects';
import { useArchive } from '../../shared/use-archive';

/** Archives an ended project, or restores it. */
export function ArchiveButton({ project }: { project: ListedProject }) {
  const { isBusy, toggle } = useArchive(project);
  const button = useFocusKept();
  if (!hasEnded(project.status)) return null;
  const Icon = project.is_archived ? ArchiveRestore : Archive;
  return (
    <IconButton
      ref={button}
      size="sm"
      label={(project.is_archived ? labels.unarchive : labels.archive)(project.name)}
      // Not `disabled`, which would lose focus.
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || void toggle()}
      className="relative"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

/** When the row of a focused button leaves the list, focus moves to the following row, or else the previous one. */
function useFocusKept() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (!own || own !== document.activeElement) return;
      const row = own.closest('tr, li');
      const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('a');
      // Runs once the row is removed; if the whole list was removed, the next row is detached and nothing happens.
      queueMicrotask(() => next?.focus());
    };
  }, []);
  return button;
}
