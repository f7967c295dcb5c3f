import { Icon } from './icon';

interface ProcessedCheckProps {
  checked: boolean;
  label: string;
  onChange: (checked: boolean) => void;
}

/** The checkbox of a comment, looking like that of `@paidang/ui`. */
export function ProcessedCheck({ checked, label, onChange }: ProcessedCheckProps) {
  return (
    <label
      data-slot="comment-processed"
      data-state={checked ? 'checked' : 'unchecked'}
      className="pd:ml-auto pd:inline-flex pd:min-h-8 pd:cursor-pointer pd:items-center pd:gap-2 pd:text-13 pd:text-ink-2 pd:pointer-coarse:min-h-11"
    >
      <span className="pd:relative pd:grid pd:size-[18px] pd:place-items-center">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="pd:size-[18px] pd:cursor-pointer pd:appearance-none pd:rounded-[5px] pd:border-[1.5px] pd:border-line-strong pd:bg-surface pd:checked:border-ink pd:checked:bg-ink pd:hover:border-ink-2"
        />
        {checked ? (
          <Icon
            name="check"
            size={12}
            strokeWidth={2.75}
            className="pd:pointer-events-none pd:absolute pd:text-on-ink"
          />
        ) : null}
      </span>
      {label}
    </label>
  );
}
