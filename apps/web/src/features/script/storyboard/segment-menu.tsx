import { DropdownMenuItem, DropdownMenuSeparator } from '@paidang/ui/dropdown-menu';
import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react';
import { labels } from '#labels/script';
import { AnchoredMenu } from '../../../shared/layers/anchored-menu';
import type { MenuProps } from '../../../shared/layers/press-menu';
import type { SegmentCommands } from './use-segment-commands';

export interface SegmentMenuProps {
  uuid: string;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  commands: SegmentCommands;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Further actions on a segment. */
export default function SegmentMenu({
  uuid,
  number,
  isFirst,
  isLast,
  commands,
  ...layer
}: SegmentMenuProps & MenuProps) {
  return (
    <AnchoredMenu label={labels.menu(number)} {...layer}>
      <DropdownMenuItem disabled={isFirst} icon={<ArrowUp {...icon} />} onSelect={() => commands.step(uuid, -1)}>
        {labels.up}
      </DropdownMenuItem>
      <DropdownMenuItem disabled={isLast} icon={<ArrowDown {...icon} />} onSelect={() => commands.step(uuid, 1)}>
        {labels.down}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<Plus {...icon} />} onSelect={() => commands.addBelow(uuid)}>
        {labels.addBelow}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Copy {...icon} />} onSelect={() => commands.duplicate(uuid)}>
        {labels.duplicate}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={() => commands.remove(uuid)}>
        {labels.remove}
      </DropdownMenuItem>
    </AnchoredMenu>
  );
}
