import { DropdownMenuItem } from '@paidang/ui/dropdown-menu';
import { Archive } from 'lucide-react';
import { AnchoredMenu } from '../layers/anchored-menu';
import type { MenuProps } from '../layers/press-menu';
import { labels } from './labels';

export interface StepMenuProps {
  onArchive: () => void;
}

/** What is seldom done with a step. */
export default function StepMenu({ onArchive, ...layer }: StepMenuProps & MenuProps) {
  return (
    <AnchoredMenu label={labels.more} {...layer}>
      <DropdownMenuItem
        tone="danger"
        icon={<Archive size={16} strokeWidth={1.75} aria-hidden="true" />}
        onSelect={onArchive}
      >
        {labels.actions.archive}
      </DropdownMenuItem>
    </AnchoredMenu>
  );
}
