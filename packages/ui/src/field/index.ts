export { Field, type FieldProps } from './field';
export { type FieldControlProps, useFieldControl, useFieldGroup } from './field-context';
