import { createContext, useContext } from 'react';

export interface FieldContextValue {
  controlId: string;
  labelId: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** Where a control's own messages are rendered, if the field reserves space for them. */
  area: HTMLElement | null;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Props a `Field` sets on the control inside: its id, its description and whether it is invalid. */
export interface FieldControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'false' | 'true' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'false' | 'true' | undefined;
}

/**
 * Returns the attributes that connect a control to the `Field` around it; the control's own attributes win, descriptions are
 * combined.
 *
 * @example const bound = useFieldControl(props); return <input {...props} {...bound} />;
 */
export function useFieldControl(own: FieldControlProps): FieldControlProps {
  const field = useContext(FieldContext);
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.required || undefined),
  };
}

/** The same for a group of controls, which cannot be named by a `<label>`. */
export function useFieldGroup(own: FieldControlProps & { 'aria-labelledby'?: string | undefined }) {
  const field = useContext(FieldContext);
  return { ...useFieldControl(own), 'aria-labelledby': own['aria-labelledby'] ?? field?.labelId };
}
