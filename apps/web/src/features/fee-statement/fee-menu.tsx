import type { TaskFee } from '@paidang/contract/entities';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@paidang/ui/dropdown-menu';
import { IconButton } from '@paidang/ui/icon-button';
import { Ellipsis } from 'lucide-react';
import { labels } from '#labels/fee-statement';
import type { FeeDialog } from './fee-dialog';

interface FeeMenuProps {
  fee: TaskFee;
  onChoose: (dialog: FeeDialog) => void;
}

/** Actions that the vendor needs rarely. */
export function FeeMenu({ fee: { current, allowed }, onChoose }: FeeMenuProps) {
  const choices = [
    ...(current?.number && allowed.includes('void') ? (['whole'] as const) : []),
    ...(['withdraw', 'void'] as const).filter((action) => allowed.includes(action)),
  ];
  if (choices.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size="sm" label={labels.more}>
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {choices.map((choice) => (
          <DropdownMenuItem key={choice} onSelect={() => onChoose(choice)}>
            {labels[choice]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
