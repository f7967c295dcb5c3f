import { messages } from './messages';
import type { Message } from './result';

/** What is said of a value that must be given, and be right. */
export function required(value: string, isRight: boolean, message: string): Message {
  if (value === '') return messages.fillThisField;
  return isRight ? null : message;
}
