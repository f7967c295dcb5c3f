/** `null` when the value is fine, otherwise the message to show at the field. */
export type Message = string | null;
