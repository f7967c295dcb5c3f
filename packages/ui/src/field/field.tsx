import { CircleAlert } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  forwardRef,
  type ReactNode,
  type RefCallback,
  useId,
  useState,
} from 'react';
import { cn } from '../cn';
import { useStableDuringPress } from '../internal/use-stable-during-press';
import { FieldContext } from './field-context';

export interface FieldProps extends ComponentPropsWithoutRef<'div'> {
  /** Label of the control. Omit it only around a control with a label of its own (a checkbox). */
  label?: ReactNode;
  /** Makes the label available to assistive technology only. @default false */
  labelHidden?: boolean;
  /** Explains what to enter, or shows the state (saved, 27/500); stays visible next to an error. */
  hint?: ReactNode;
  /** What is wrong and what to do; if set, the control is marked invalid. */
  error?: ReactNode;
  /** Sets `aria-required` on the control. @default false */
  required?: boolean;
  /** Text after the label that says the field may be left empty. */
  optional?: string;
  /** Id of the control, if it has to be fixed. @default generated */
  controlId?: string;
  /**
   * Number of lines reserved below the control for hint and error together, so that nothing moves when they appear or
   * disappear: 1 for a field without a hint, 2 for one that always has one. @default no lines reserved
   */
  lines?: number;
}

/**
 * A label, one control, its hint and its error. `Input`, `Textarea`, `Select`, `Checkbox`, `RadioGroup` … inside connect
 * to it automatically; your own controls use `useFieldControl`.
 *
 * @example <Field label="電子郵件" error={error}><Input type="email" /></Field>
 */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  {
    label,
    labelHidden = false,
    hint: givenHint,
    error: givenError,
    required = false,
    optional,
    controlId,
    lines = 0,
    className,
    children,
    ...props
  },
  ref,
) {
  const { hint, error } = useStableDuringPress({ hint: givenHint, error: givenError });
  const [area, setArea] = useState<HTMLElement | null>(null);
  const isInvalid = Boolean(givenError);
  const base = useId();
  const id = controlId ?? `${base}control`;
  const labelId = label ? `${base}label` : undefined;
  const errorId = error ? `${base}error` : undefined;
  const hintId = hint ? `${base}hint` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div
      ref={ref}
      data-slot="field"
      data-state={isInvalid ? 'invalid' : 'valid'}
      className={cn('pd-root pd:flex pd:min-w-0 pd:flex-col pd:gap-1.5', className)}
      {...props}
    >
      {label ? (
        <label
          id={labelId}
          htmlFor={id}
          data-slot="field-label"
          className={cn(
            labelHidden
              ? 'pd:sr-only'
              : 'pd:flex pd:flex-wrap pd:items-baseline pd:gap-x-1.5 pd:text-14 pd:font-medium',
          )}
        >
          {label}
          {optional ? (
            <span data-slot="field-optional" className="pd:text-12 pd:font-regular pd:text-ink-3">
              {optional}
            </span>
          ) : null}
        </label>
      ) : null}
      <FieldContext.Provider value={{ controlId: id, labelId, describedBy, invalid: isInvalid, required, area }}>
        {children}
      </FieldContext.Provider>
      <Messages lines={lines} areaRef={setArea}>
        <div aria-live="polite" data-slot="field-status" className="pd:empty:-mt-1.5">
          {error ? (
            <p id={errorId} data-slot="field-error" className="pd:flex pd:gap-1 pd:text-12 pd:text-danger-600">
              <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="pd:mt-px pd:shrink-0" />
              <span className="pd:min-w-0">{error}</span>
            </p>
          ) : null}
        </div>
        {hint ? (
          <div id={hintId} data-slot="field-hint" className="pd:text-12 pd:text-ink-3">
            {hint}
          </div>
        ) : null}
      </Messages>
    </div>
  );
});

interface MessagesProps {
  lines: number;
  areaRef: RefCallback<HTMLElement>;
  children: ReactNode;
}

/** The messages below the control, and the space reserved for them. */
function Messages({ lines, areaRef, children }: MessagesProps) {
  if (lines === 0) return children;
  return (
    <div
      data-slot="field-messages"
      className="pd:flex pd:min-h-[calc(var(--pd-field-lines)*(var(--pd-text-12-line)+6px)-6px)] pd:flex-col pd:gap-1.5"
      style={{ '--pd-field-lines': lines } as CSSProperties}
    >
      {/* Controls render their own messages here. */}
      <div ref={areaRef} className="pd:not-has-[p]:-mb-1.5" />
      {children}
    </div>
  );
}
