import { paths } from '@paidang/contract/pages';
import { hasEnded, isVendor, normaliseTaskType, type Role, taskTypeTitles } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { Badge } from '@paidang/ui/badge';
import { cn } from '@paidang/ui/cn';
import { Count } from '@paidang/ui/count';
import { Link } from 'react-router-dom';
import { labels as endLabels } from '#labels/ended';
import { labels } from '#labels/projects';
import { BuildMode } from '../../shared/build-mode';
import { creatorTitle, partnerOf } from '../../shared/people';
import type { ProjectRow } from './project-rows';

export interface RowNameProps {
  row: ProjectRow;
  role: Role;
  /** Adds the partner's name, for layouts without columns. @default false */
  withPartner?: boolean;
}

/** Project name with its partner's picture; the link covers the whole row. */
export function RowName({ row, role, withPartner = false }: RowNameProps) {
  const { project, task, whoseTurn, openComments } = row;
  const partner = partnerOf(row, role);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar {...partner} size={40} decorative />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <Link
            to={paths.projectProgress(project.uuid, task?.index)}
            className={cn(
              "block truncate text-15 text-ink before:absolute before:inset-0 before:content-[''] focus-visible:outline-none focus-visible:before:rounded-control focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus",
              whoseTurn === 'you' ? 'font-strong' : 'font-medium',
            )}
          >
            {project.name}
          </Link>
          {openComments > 0 ? <Count value={openComments} label={labels.openComments(openComments)} /> : null}
        </span>
        <span className="flex items-center gap-2 text-13 text-ink-3">
          <span className="truncate">
            {withPartner ? (isVendor(role) ? creatorTitle(row) : partner.name) : project.brand}
          </span>
          {withPartner && task ? (
            <span className="shrink-0 rounded-[4px] border border-line px-1.5 text-12 text-ink-2">
              {taskTypeTitles[normaliseTaskType(task.type)]}
            </span>
          ) : null}
          {project.cancellation && !hasEnded(project.status) ? <Badge tone="warning">{endLabels.asked}</Badge> : null}
          <BuildMode mode={project.build_mode} />
          {withPartner && project.tasks.length > 1 ? (
            <span className="shrink-0 text-12">{labels.moreTasks(project.tasks.length)}</span>
          ) : null}
        </span>
      </span>
    </span>
  );
}
