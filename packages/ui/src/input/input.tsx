import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { X } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react';
import { cn } from '../cn';
import { useFieldControl } from '../field/field-context';
import { controlVariants, wrappedStates } from '../internal/control-styles';
import { useCheckedRef } from '../internal/use-checked-ref';
import { InputAction } from './input-action';

interface InputBaseProps extends Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'prefix'> {
  /** Height of 32, 40 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Icon or short text in front of the value. */
  prefix?: ReactNode;
  /** Icon, unit, spinner or small button behind the value. */
  suffix?: ReactNode;
}

type Clearable =
  | { clearable?: false; clearLabel?: never }
  | {
      /** Shows a button that clears the input while it has a value. @default false */
      clearable: boolean;
      /** Accessible name of that button. */
      clearLabel: string;
    };

export type InputProps = InputBaseProps & Clearable;

/**
 * A single-line text input. `ref` and all attributes go to the `<input>`, `className` to the box around it.
 *
 * @example <Input placeholder="搜尋" clearable clearLabel="清除" prefix={<Search size={16} />} />
 */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(
  { size = 'md', prefix, suffix, clearable = false, clearLabel, className, placeholder = ' ', ...props },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  const refs = useCheckedRef(useComposedRefs(input, ref));
  const bound = useFieldControl(props);
  const clear = () => {
    if (!input.current) return;
    setNativeValue(input.current, '');
    input.current.focus();
  };
  return (
    <div
      data-slot="input"
      data-size={size}
      className={cn(controlVariants({ size }), 'pd:flex pd:items-center pd:gap-2', wrappedStates, className)}
    >
      {prefix ? (
        <span data-slot="input-prefix" className="pd:shrink-0 pd:text-ink-3">
          {prefix}
        </span>
      ) : null}
      <input
        data-slot="input-control"
        className="pd:peer pd:h-full pd:w-full pd:min-w-0 pd:flex-1 pd:text-ellipsis pd:outline-none pd:placeholder:text-ink-3 pd:placeholder:opacity-100 pd:disabled:cursor-not-allowed pd:pointer-coarse:text-16 pd:[&::-webkit-search-cancel-button]:hidden"
        placeholder={placeholder}
        ref={refs}
        {...props}
        {...bound}
      />
      {clearable && clearLabel && !props.disabled && !props.readOnly ? (
        <InputAction label={clearLabel} onClick={clear} className="pd:-me-1.5 pd:peer-placeholder-shown:hidden">
          <X aria-hidden="true" size={16} strokeWidth={1.75} />
        </InputAction>
      ) : null}
      {suffix ? (
        <span data-slot="input-suffix" className="pd:flex pd:shrink-0 pd:items-center pd:text-ink-3">
          {suffix}
        </span>
      ) : null}
    </div>
  );
});

/** Sets the value as if it were typed, so that React's `onChange` and form libraries notice. */
function setNativeValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
