import type { Project } from '@paidang/contract/entities';
import { hasEnded, isVendor, type Role } from '@paidang/contract/vocabulary';
import { IconButton } from '@paidang/ui/icon-button';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { labels } from '#labels/project-end';
import { PressMenu } from '../../shared/layers/press-menu';
import { lazyExtra } from '../../shared/lazy-extra';
import type { ProjectMenuItem } from './project-menu-items';

const load = () => import('./project-menu-items');
const CloseDialog = lazyExtra(() => import('./close-dialog'));
const CancelDialog = lazyExtra(() => import('./cancel-dialog'));

export interface ProjectMenuProps {
  project: Project;
  role: Role;
}

/** What is seldom done with a project. */
export function ProjectMenu({ project, role }: ProjectMenuProps) {
  const [chosen, setChosen] = useState<ProjectMenuItem | null>(null);
  const dismiss = () => setChosen(null);
  const items: ProjectMenuItem[] = [
    ...(isVendor(role) && !hasEnded(project.status) ? (['close'] as const) : []),
    ...(project.cancellation || hasEnded(project.status) ? [] : (['cancel'] as const)),
  ];
  return (
    <>
      {items.length > 0 ? (
        <PressMenu
          load={load}
          menu={{ items, onChoose: setChosen }}
          trigger={(trigger) => (
            <IconButton label={labels.more} {...trigger}>
              <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          )}
        />
      ) : null}
      {chosen === 'close' ? <CloseDialog project={project} onClose={dismiss} /> : null}
      {chosen === 'cancel' ? <CancelDialog project={project} role={role} onClose={dismiss} /> : null}
    </>
  );
}
