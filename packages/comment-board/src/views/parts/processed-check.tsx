import { checkboxBox } from '@paidang/ui/recipes';
import { Icon } from './icon';

interface ProcessedCheckProps {
  checked: boolean;
  label: string;
  onChange: (checked: boolean) => void;
}

/** The checkbox of a comment, styled like that of `@paidang/ui`. */
export function ProcessedCheck({ checked, label, onChange }: ProcessedCheckProps) {
  return (
    <label
      data-slot="comment-processed"
      data-state={checked ? 'checked' : 'unchecked'}
      className="pdb:ms-auto pdb:inline-flex pdb:min-h-8 pdb:cursor-pointer pdb:items-center pdb:gap-2 pdb:text-13 pdb:text-ink-2 pdb:pointer-coarse:min-h-11"
    >
      <span className="pdb:relative pdb:grid pdb:size-[18px] pdb:place-items-center">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className={`${checkboxBox} pdb:cursor-pointer pdb:appearance-none pdb:checked:border-accent pdb:checked:bg-accent pdb:hover:border-ink-2`}
        />
        {checked ? (
          <Icon
            name="check"
            size={12}
            strokeWidth={2.75}
            className="pdb:pointer-events-none pdb:absolute pdb:text-on-accent"
          />
        ) : null}
      </span>
      {label}
    </label>
  );
}
