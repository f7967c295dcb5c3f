import { IconButton } from '@paidang/ui/icon-button';
import { Ellipsis } from 'lucide-react';
import { labels } from '#labels/acceptance';
import { PressMenu } from '../../shared/layers/press-menu';

const load = () => import('./acceptance-files-menu');

/** Keeps the sheet outside of the product. */
export function AcceptanceFiles({ task }: { task: string }) {
  return (
    <span className="ml-auto">
      <PressMenu
        load={load}
        menu={{ task }}
        trigger={(trigger) => (
          <IconButton label={labels.keep} {...trigger}>
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      />
    </span>
  );
}
