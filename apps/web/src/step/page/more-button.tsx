import { IconButton } from '@paidang/ui/icon-button';
import { Ellipsis } from 'lucide-react';
import { labels } from '#labels/step';
import { PressMenu } from '../../shared/layers/press-menu';
import type { StepMenuProps } from './step-menu';

const load = () => import('./step-menu');

/** Opens the menu of rarely used actions; renders nothing if there are none. */
export function MoreButton(menu: StepMenuProps) {
  const { version, file, mayPrint, onArchive, onName, onTakeBack, tools = [] } = menu;
  const isOfVersion = Boolean(file ?? onName ?? onTakeBack);
  if (!mayPrint && !onArchive && tools.length === 0 && !(isOfVersion && version !== null)) return null;
  return (
    <PressMenu
      load={load}
      menu={menu}
      trigger={(trigger) => (
        <IconButton label={labels.more} {...trigger}>
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    />
  );
}
