/** `null` if the value is valid, otherwise the message to show at the field. */
export type Message = string | null;
