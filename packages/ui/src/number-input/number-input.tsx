import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import { useControllableState } from 'radix-ui/internal';
import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '../cn';
import { useFieldControl } from '../field/field-context';
import { isImeEnter } from '../ime';
import { controlVariants, wrappedStates } from '../internal/control-styles';
import { useCheckedRef } from '../internal/use-checked-ref';
import { useLabels, useLocale } from '../locale';
import { stepBy } from './step-by';

const defaultLabels = { increase: '增加', decrease: '減少' };

export interface NumberInputProps
  extends Omit<
    ComponentPropsWithoutRef<'input'>,
    'size' | 'prefix' | 'value' | 'defaultValue' | 'type' | 'min' | 'max' | 'step' | 'role' | 'inputMode'
  > {
  /** If given, the input is controlled; `null` is empty. */
  value?: number | null | undefined;
  defaultValue?: number | null;
  /** Called with every number while typing or stepping; `null` when the input is emptied. */
  onValueChange?: (value: number | null) => void;
  /** Called with the final number: on blur, and after each step by key or button. */
  onValueCommitted?: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Amount added by ↑, ↓ and the buttons. @default 1 */
  step?: number;
  /** Amount with Shift, and for Page Up and Page Down. @default 10 × step */
  largeStep?: number;
  /** Keeps a typed number outside `min` and `max`, for your own error message; steps still stop there. @default false */
  allowOutOfRange?: boolean;
  /** How the number is formatted. @default grouped by thousands */
  format?: Intl.NumberFormatOptions;
  /** Locale of the format. @default that of the `LocaleProvider`, else 'zh-TW' */
  locale?: string;
  /** Height of 32, 40 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Icon or short text in front of the number, such as NT$. */
  prefix?: ReactNode;
  /** Unit after the number. */
  suffix?: ReactNode;
  /** Accessible name of the increase button. @default '增加' */
  increaseLabel?: string;
  /** Accessible name of the decrease button. @default '減少' */
  decreaseLabel?: string;
}

/**
 * A number, typed or stepped. Accepts full-width (１２３) and Han (一二三) digits. `ref` and all attributes go to
 * the `<input>`, `className` to the box around it.
 *
 * @example <Field label="預算"><NumberInput prefix="NT$" min={0} step={1000} onValueChange={setBudget} /></Field>
 */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(
  {
    value: given,
    defaultValue = null,
    onValueChange,
    onValueCommitted,
    min,
    max,
    step = 1,
    largeStep = step * 10,
    allowOutOfRange = false,
    format,
    locale,
    size = 'md',
    prefix,
    suffix,
    increaseLabel,
    decreaseLabel,
    name,
    form,
    disabled = false,
    readOnly = false,
    required = false,
    className,
    onKeyDown,
    ...props
  },
  ref,
) {
  const labels = useLabels('numberInput', defaultLabels);
  const language = useLocale();
  const [value, setValue] = useControllableState<number | null>({
    ...(given === undefined ? {} : { prop: given }),
    defaultProp: defaultValue,
    ...(onValueChange ? { onChange: onValueChange } : {}),
  });
  const { id, ...bound } = useFieldControl(props);
  const page = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = event.key === 'PageUp' ? 1 : event.key === 'PageDown' ? -1 : 0;
    if (event.defaultPrevented || direction === 0 || disabled || readOnly || isImeEnter(event)) return;
    event.preventDefault();
    const next = stepBy(value, direction * largeStep, min, max);
    setValue(next);
    onValueCommitted?.(next);
  };
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return (
    <NumberField.Root
      value={value}
      onValueChange={setValue}
      onValueCommitted={onValueCommitted}
      {...limits}
      step={step}
      smallStep={step}
      largeStep={largeStep}
      allowOutOfRange={allowOutOfRange}
      format={format}
      locale={locale ?? language}
      id={id}
      name={name}
      form={form}
      disabled={disabled}
      readOnly={readOnly}
      required={required}
      data-slot="number-input"
      data-size={size}
      className={cn(controlVariants({ size }), 'pd:flex pd:items-center pd:gap-2', wrappedStates, className)}
    >
      {prefix ? (
        <span data-slot="number-input-prefix" className="pd:max-w-[30%] pd:shrink-0 pd:truncate pd:text-ink-3">
          {prefix}
        </span>
      ) : null}
      <NumberField.Input
        {...props}
        {...bound}
        ref={useCheckedRef(ref)}
        role="spinbutton"
        aria-roledescription={undefined}
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        data-slot="number-input-control"
        onKeyDown={page}
        className="pd:h-full pd:w-full pd:min-w-0 pd:flex-1 pd:text-ellipsis pd:tabular-nums pd:outline-none pd:placeholder:text-ink-3 pd:placeholder:opacity-100 pd:disabled:cursor-not-allowed pd:pointer-coarse:text-16"
      />
      {suffix ? (
        <span data-slot="number-input-suffix" className="pd:max-w-[30%] pd:shrink-0 pd:truncate pd:text-ink-3">
          {suffix}
        </span>
      ) : null}
      {readOnly ? null : (
        <span className={cn('pd:flex pd:h-full pd:shrink-0', size === 'sm' ? 'pd:-me-2.5' : 'pd:-me-3')}>
          <NumberField.Decrement
            render={
              <StepButton
                label={decreaseLabel ?? labels.decrease}
                atLimit={value !== null && min !== undefined && value <= min}
              />
            }
          >
            <Minus aria-hidden="true" size={16} strokeWidth={1.75} />
          </NumberField.Decrement>
          <NumberField.Increment
            render={
              <StepButton
                label={increaseLabel ?? labels.increase}
                atLimit={value !== null && max !== undefined && value >= max}
              />
            }
          >
            <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          </NumberField.Increment>
        </span>
      )}
    </NumberField.Root>
  );
});

interface StepButtonProps extends ComponentPropsWithoutRef<'button'> {
  label: string;
  /** The limit is reached; the button stays pressable so that holding it ends cleanly. */
  atLimit: boolean;
}

/** One of the two buttons at the end of a number input; keyboard users have ↑ and ↓ instead. */
const StepButton = forwardRef<HTMLButtonElement, StepButtonProps>(function StepButton(
  { label, atLimit, className, ...props },
  ref,
) {
  return (
    <button
      ref={ref}
      data-slot="number-input-step"
      {...props}
      aria-label={label}
      aria-disabled={atLimit || props['aria-disabled']}
      className={cn(
        'pd:grid pd:w-8 pd:place-items-center pd:border-s pd:border-line pd:text-ink-2 pd:last:rounded-e-[calc(var(--pd-corner-control)-1px)] pd:pointer-coarse:w-11',
        'pd:hover:bg-hover pd:hover:text-ink pd:active:bg-press pd:aria-disabled:cursor-not-allowed pd:aria-disabled:bg-transparent pd:aria-disabled:text-ink-3 pd:aria-disabled:opacity-60',
        className,
      )}
    />
  );
});
