import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Replace } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/script';
import type { StepPageView } from '../../data/step-source';

export interface ChangeFormProps {
  view: Pick<StepPageView, 'versions' | 'allowed'> & { task: { uuid: string; index: number } };
}

/** Link to choose another form of script, before anything was sent. */
export function ChangeForm({ view: { task, versions, allowed } }: ChangeFormProps) {
  if (versions.length > 0 || !allowed.includes('save_draft')) return null;
  return (
    <Button asChild size="sm" variant="ghost" className="mt-auto -ml-3 self-start">
      <Link to={paths.draftType(task.uuid, { index: task.index })}>
        <Replace size={16} strokeWidth={1.75} aria-hidden="true" />
        {labels.changeForm}
      </Link>
    </Button>
  );
}
