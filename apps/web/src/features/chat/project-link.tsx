import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Film } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/chat';
import type { SharedTask } from './shared-task';

/** Leads from a conversation to its project; on a phone the icon says so. */
export function ProjectLink({ project, index }: SharedTask) {
  return (
    <Button asChild icon={<Film size={16} strokeWidth={1.75} aria-hidden="true" />}>
      <Link to={paths.projectProgress(project.uuid, index)}>
        <span className="max-md:sr-only">{labels.toProject}</span>
      </Link>
    </Button>
  );
}
