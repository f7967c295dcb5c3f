import { createContext, useContext } from 'react';

export interface FieldContextValue {
  controlId: string;
  labelId: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** Where words of the control itself stand, when the field keeps room for them. */
  area: HTMLElement | null;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** What a `Field` sets on the control inside of it: its id, its description and whether it is in error. */
export interface FieldControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'false' | 'true' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'false' | 'true' | undefined;
}

/**
 * The attributes that tie a control to the `Field` around it; the control's own attributes win, descriptions add up.
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

/** The same for a group of controls, which a `<label>` cannot name. */
export function useFieldGroup(own: FieldControlProps & { 'aria-labelledby'?: string | undefined }) {
  const field = useContext(FieldContext);
  return { ...useFieldControl(own), 'aria-labelledby': own['aria-labelledby'] ?? field?.labelId };
}
