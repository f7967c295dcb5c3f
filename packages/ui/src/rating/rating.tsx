import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useId, useRef, useState } from 'react';
import { cn } from '../cn';
import { useFieldGroup } from '../field/field-context';
import { useCheckedRef } from '../internal/use-checked-ref';
import type { RatingLabels } from '../labels/ui-labels';
import { useLabels } from '../locale';
import { STARS, Star } from './star';

const defaultLabels: RatingLabels = { value: (value) => `${value}分`, clear: '清除' };

export interface RatingProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** 1 to 5; if given, the rating is controlled, and `null` means not rated. */
  value?: number | null | undefined;
  /** @default null */
  defaultValue?: number | null;
  onValueChange?: (value: number | null) => void;
  /** Lets users remove the rating with a button or Delete. @default false */
  clearable?: boolean;
  disabled?: boolean;
  /** Name of the field in a form. */
  name?: string;
  labels?: Partial<RatingLabels>;
}

/**
 * One to five stars, as a group of radio buttons; named by the `Field` around it or by `aria-label`.
 *
 * @example <Field label="合作體驗"><Rating value={score} onValueChange={setScore} /></Field>
 */
export const Rating = forwardRef<HTMLDivElement, RatingProps>(function Rating(all, ref) {
  const {
    value: given,
    defaultValue = null,
    onValueChange,
    clearable = false,
    disabled = false,
    name,
    labels,
    className,
    onKeyDown,
    ...props
  } = all;
  const own = useRef<HTMLDivElement>(null);
  const refs = useCheckedRef(useComposedRefs(own, ref));
  const [inner, setInner] = useState(defaultValue);
  const [hovered, setHovered] = useState<number | null>(null);
  const ownName = useId();
  const { id, ...bound } = useFieldGroup(props);
  const names = useLabels('rating', defaultLabels, labels);
  const value = 'value' in all ? (given ?? null) : inner;
  const shown = hovered ?? value;

  const choose = (next: number | null) => {
    setInner(next);
    onValueChange?.(next);
  };
  const clear = () => {
    if (disabled || value === null) return;
    // The button is about to disappear.
    own.current?.querySelector('input')?.focus();
    choose(null);
  };
  const clearByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !clearable || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    clear();
  };

  return (
    <div
      ref={refs}
      role="radiogroup"
      data-slot="rating"
      data-state={value === null ? 'empty' : 'rated'}
      aria-disabled={disabled || undefined}
      {...props}
      {...bound}
      id={id}
      onKeyDown={clearByKey}
      className={cn('pd-root pd:flex pd:flex-wrap pd:items-center pd:gap-x-2', className)}
    >
      <div className="pd:flex pd:-ms-1" onPointerLeave={() => setHovered(null)}>
        {STARS.map((star) => (
          <label
            key={star}
            data-slot="rating-choice"
            onPointerEnter={(event) => {
              if (!disabled && event.pointerType !== 'touch') setHovered(star);
            }}
            className={cn(
              'pd:relative pd:grid pd:size-8 pd:place-items-center pd:rounded-control pd:pointer-coarse:size-11',
              'pd:has-[input:focus-visible]:outline-2 pd:has-[input:focus-visible]:outline-focus',
              disabled ? 'pd:cursor-not-allowed pd:opacity-45' : 'pd:cursor-pointer',
            )}
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={star}
              checked={value === star}
              disabled={disabled}
              onChange={() => choose(star)}
              aria-label={names.value(star)}
              className="pd:absolute pd:inset-0 pd:size-full pd:cursor-[inherit] pd:opacity-0"
            />
            <Star fill={shown !== null && star <= shown ? 1 : 0} />
          </label>
        ))}
      </div>
      <span aria-hidden="true" data-slot="rating-value" className="pd:min-w-8 pd:text-13 pd:text-ink-2 pd:tabular-nums">
        {shown !== null && names.value(shown)}
      </span>
      {clearable && value !== null && !disabled && (
        <button
          type="button"
          data-slot="rating-clear"
          onClick={clear}
          className="pd:min-h-6 pd:rounded-tight pd:px-1 pd:text-13 pd:text-ink-2 pd:underline pd:decoration-line-strong pd:underline-offset-3 pd:hover:text-ink pd:hover:decoration-current pd:pointer-coarse:min-h-11 pd:pointer-coarse:min-w-11"
        >
          {names.clear}
        </button>
      )}
    </div>
  );
});
