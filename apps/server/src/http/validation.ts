import { fieldMessage } from '@paidang/contract/rules';
import { z } from 'zod';
import { invalid, notFound } from '../platform/errors';

// Messages for rules without one of their own: Zod's defaults talk about types.
z.config({ customError: (issue) => fieldMessage(issue) });

/** @throws 0422 with the messages of every wrong field. */
export function validate<Schema extends z.ZodType>(schema: Schema | undefined, value: unknown): z.output<Schema> {
  if (!schema) return undefined as z.output<Schema>;
  const { success, data, error } = schema.safeParse(value ?? {});
  if (success) return data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const field = path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), message];
  }
  throw invalid({ errors });
}

/** Validates path parameters. @throws 0404 */
export function validateParams<Schema extends z.ZodType>(schema: Schema | undefined, value: unknown): z.output<Schema> {
  const result = schema?.safeParse(value);
  if (result && !result.success) throw notFound();
  return result?.data as z.output<Schema>;
}
