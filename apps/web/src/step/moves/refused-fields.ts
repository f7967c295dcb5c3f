import { isSameContent } from '../../shared/same-content';
import type { StepErrors } from '../step-kind';

/** The server's error messages about a content, by field. */
export interface Refusal<Content> {
  errors: StepErrors;
  content: Content;
}

/**
 * Converts the server's field names to the page's: the content is sent as `content`, or as the body itself.
 *
 * @example fieldsOf({ 'content.platforms': ['這個平台已有文案，不能移除'] }) // { platforms: '這個平台已有文案，不能移除' }
 */
export const fieldsOf = (errors: Readonly<Record<string, readonly string[]>>): StepErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, [message]]) =>
      message ? [[field.replace(/^content(\.|$)/, ''), message]] : [],
    ),
  );

const valueAt = (content: unknown, field: string): unknown =>
  field
    .split('.')
    .filter(Boolean)
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      content,
    );

/** The errors of a refusal that still apply: those of fields that have not changed since. */
export function remainingErrors<Content>({ errors, content }: Refusal<Content>, now: Content): StepErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => isSameContent(valueAt(content, field), valueAt(now, field))),
  );
}
