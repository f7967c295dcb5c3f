import type { ListedProject } from '@paidang/contract/entities';
import { hasEnded } from '@paidang/contract/vocabulary';
import { IconButton } from '@paidang/ui/icon-button';
import { Archive, ArchiveRestore } from 'lucide-react';
import { labels } from '#labels/projects';
import { useArchive } from '../../shared/use-archive';

/** Puts a project that is over away, or takes it out again. */
export function ArchiveButton({ project }: { project: ListedProject }) {
  const { isBusy, toggle } = useArchive(project);
  if (!hasEnded(project.status)) return null;
  const Icon = project.is_archived ? ArchiveRestore : Archive;
  return (
    <IconButton
      size="sm"
      label={(project.is_archived ? labels.unarchive : labels.archive)(project.name)}
      disabled={isBusy}
      onClick={() => void toggle()}
      className="relative"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
