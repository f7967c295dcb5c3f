import { messages } from './messages';
import type { Message } from './result';

/** Checks a required value: one message if it is empty, another if it is invalid. */
export function required(value: string, isRight: boolean, message: string): Message {
  if (value === '') return messages.fillThisField;
  return isRight ? null : message;
}
