import { IconButton } from '@paidang/ui/icon-button';
import { Ellipsis } from 'lucide-react';
import { PressMenu } from '../layers/press-menu';
import { labels } from './labels';
import type { StepMenuProps } from './step-menu';

const load = () => import('./step-menu');

/** Opens what is seldom done with a step. */
export function MoreButton(menu: StepMenuProps) {
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
