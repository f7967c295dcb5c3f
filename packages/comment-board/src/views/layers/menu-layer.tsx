import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@paidang/ui/dropdown-menu';
import { Flag, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useLabels } from '../../react/board-context';

interface MenuLayerProps {
  open: boolean;
  label: string;
  onClose: () => void;
  /** Returns the focus to the button. */
  onReturn: () => void;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onReport: (() => void) | undefined;
}

/** The menu of a comment. Loaded when first opened, so the real button is outside and the trigger only marks its position. */
export default function MenuLayer({ open, label, onClose, onReturn, onEdit, onRemove, onReport }: MenuLayerProps) {
  const labels = useLabels();
  const chosen = useRef<(() => void) | null>(null);
  const choose = (action: () => void) => () => {
    chosen.current = action;
  };
  return (
    <DropdownMenu open={open} onOpenChange={(next) => next || onClose()} modal={false}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden="true" className="pdb:pointer-events-none pdb:absolute pdb:inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        aria-label={label}
        aria-labelledby={undefined}
        onCloseAutoFocus={(event) => {
          if (!event.defaultPrevented) onReturn();
          event.preventDefault();
          chosen.current?.();
          chosen.current = null;
        }}
      >
        {onEdit ? (
          <DropdownMenuItem icon={<Pencil aria-hidden="true" size={16} strokeWidth={1.75} />} onSelect={choose(onEdit)}>
            {labels.edit}
          </DropdownMenuItem>
        ) : null}
        {onRemove ? (
          <DropdownMenuItem
            tone="danger"
            icon={<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />}
            onSelect={choose(onRemove)}
          >
            {labels.remove}
          </DropdownMenuItem>
        ) : null}
        {onReport ? (
          <DropdownMenuItem icon={<Flag aria-hidden="true" size={16} strokeWidth={1.75} />} onSelect={choose(onReport)}>
            {labels.report}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
