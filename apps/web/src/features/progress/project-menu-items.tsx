import { DropdownMenuItem } from '@paidang/ui/dropdown-menu';
import { CircleCheckBig, CircleSlash } from 'lucide-react';
import { labels } from '#labels/project-end';
import { AnchoredMenu } from '../../shared/layers/anchored-menu';
import type { MenuProps } from '../../shared/layers/press-menu';

export type ProjectMenuItem = 'close' | 'cancel';

export interface ProjectMenuItemsProps {
  /** What may be done now. */
  items: readonly ProjectMenuItem[];
  onChoose: (item: ProjectMenuItem) => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The open menu of a project. */
export default function ProjectMenuItems({ items, onChoose, ...layer }: ProjectMenuItemsProps & MenuProps) {
  return (
    <AnchoredMenu label={labels.more} {...layer}>
      {items.includes('close') ? (
        <DropdownMenuItem icon={<CircleCheckBig {...icon} />} onSelect={() => onChoose('close')}>
          {labels.close}
        </DropdownMenuItem>
      ) : null}
      {items.includes('cancel') ? (
        <DropdownMenuItem tone="danger" icon={<CircleSlash {...icon} />} onSelect={() => onChoose('cancel')}>
          {labels.cancel}
        </DropdownMenuItem>
      ) : null}
    </AnchoredMenu>
  );
}
