import type { Project, Task } from '@paidang/contract/entities';
import { hasEnded, isVendor, mayChangeTasks, type Role } from '@paidang/contract/vocabulary';
import { IconButton } from '@paidang/ui/icon-button';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { labels } from '#labels/ended';
import { PressMenu } from '../../shared/layers/press-menu';
import { lazyExtra } from '../../shared/lazy-extra';
import { useArchive } from '../../shared/use-archive';
import type { ProjectMenuItem } from './project-menu-items';

const load = () => import('./project-menu-items');
const EditProjectDialog = lazyExtra(() => import('./edit-project-dialog'));
const AddTaskDialog = lazyExtra(() => import('./add-task-dialog'));
const RemoveTaskDialog = lazyExtra(() => import('./remove-task-dialog'));
const PlatformsDialog = lazyExtra(() => import('./platforms-dialog'));
const InvitationsDialog = lazyExtra(() => import('./invitations-dialog'));
const DuplicateDialog = lazyExtra(() => import('./duplicate-dialog'));
const EvidenceDialog = lazyExtra(() => import('./evidence-dialog'));
const CloseDialog = lazyExtra(() => import('./close-dialog'));
const CancelDialog = lazyExtra(() => import('./cancel-dialog'));

export interface ProjectMenuProps {
  project: Project;
  /** The displayed task. */
  task: Task | undefined;
  role: Role;
  onIndexChange: (index: number) => void;
}

/** The actions available to the user. */
function itemsOf({ project, task, role }: Omit<ProjectMenuProps, 'onIndexChange'>): ProjectMenuItem[] {
  const isOwn = isVendor(role);
  const isOver = hasEnded(project.status);
  const mayAdd = isOwn && mayChangeTasks(project.status);
  const may: Record<ProjectMenuItem, boolean> = {
    edit: isOwn && !isOver,
    addTask: mayAdd,
    removeTask: mayAdd && task?.creator === null && project.tasks.length > 1,
    platforms: mayAdd && task !== undefined,
    invitations: isOwn && !isOver,
    duplicate: isOwn,
    evidence: true,
    archive: isOver && !project.is_archived,
    unarchive: isOver && project.is_archived,
    close: isOwn && !isOver,
    cancel: !project.cancellation && !isOver,
  };
  return (Object.keys(may) as ProjectMenuItem[]).filter((item) => may[item]);
}

/** Menu of the less frequent project actions. */
export function ProjectMenu({ project, task, role, onIndexChange }: ProjectMenuProps) {
  const [chosen, setChosen] = useState<ProjectMenuItem | null>(null);
  const archive = useArchive(project);
  const items = itemsOf({ project, task, role });
  const own = { project, onClose: () => setChosen(null) };
  return (
    <>
      {items.length > 0 ? (
        <PressMenu
          load={load}
          menu={{
            items,
            onChoose: (item) => (item === 'archive' || item === 'unarchive' ? void archive.toggle() : setChosen(item)),
          }}
          trigger={(trigger) => (
            <IconButton label={labels.more} data-tour="project-more" {...trigger}>
              <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          )}
        />
      ) : null}
      {chosen === 'edit' ? <EditProjectDialog {...own} /> : null}
      {chosen === 'addTask' ? <AddTaskDialog {...own} onAdded={onIndexChange} /> : null}
      {chosen === 'removeTask' && task ? <RemoveTaskDialog task={task} onClose={own.onClose} /> : null}
      {chosen === 'platforms' && task ? <PlatformsDialog task={task} onClose={own.onClose} /> : null}
      {chosen === 'invitations' ? <InvitationsDialog project={project.uuid} onClose={own.onClose} /> : null}
      {chosen === 'duplicate' ? <DuplicateDialog {...own} /> : null}
      {chosen === 'evidence' ? <EvidenceDialog {...own} /> : null}
      {chosen === 'close' ? <CloseDialog {...own} /> : null}
      {chosen === 'cancel' ? <CancelDialog {...own} role={role} /> : null}
    </>
  );
}
