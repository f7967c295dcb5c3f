import type { ListedProject } from '@paidang/contract/entities';
import { hasEnded } from '@paidang/contract/vocabulary';
import { IconButton } from '@paidang/ui/icon-button';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { labels } from '#labels/projects';
import { useArchive } from '../../shared/use-archive';

/** Puts a project that is over away, or takes it out again. */
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
      // Not `disabled`, which would take the focus away.
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || void toggle()}
      className="relative"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

/** When the row of a focused button leaves the list, the focus goes on in the row after it, or before it. */
function useFocusKept() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (!own || own !== document.activeElement) return;
      const row = own.closest('tr, li');
      const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('a');
      // Once the row is gone; a list that left as a whole has no such row anymore, and nothing happens.
      queueMicrotask(() => next?.focus());
    };
  }, []);
  return button;
}
