import { DropdownMenuCheckboxItem } from '@paidang/ui/dropdown-menu';
import { AnchoredMenu } from './anchored-menu';
import type { MenuProps } from './press-menu';

export interface ChoiceMenuProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** Menu for choosing one of several options. */
export default function ChoiceMenu({ label, options, value, onChoose, anchor, onClose }: ChoiceMenuProps & MenuProps) {
  return (
    <AnchoredMenu anchor={anchor} label={label} onClose={onClose}>
      {options.map((option) => (
        <DropdownMenuCheckboxItem
          key={option.value}
          checked={option.value === value}
          onCheckedChange={() => onChoose(option.value)}
        >
          {option.label}
        </DropdownMenuCheckboxItem>
      ))}
    </AnchoredMenu>
  );
}
