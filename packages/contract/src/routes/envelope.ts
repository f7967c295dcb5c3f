/** The envelope of every response. */
export interface Envelope<Data, Meta = unknown> {
  status: '0000';
  message: string;
  data: Data;
  meta?: Meta;
}

export interface ErrorEnvelope {
  status: string;
  code: string;
  message: string;
  /** Messages by field, for forms. */
  errors?: Record<string, string[]>;
  /** What the client needs to recover, such as the newer draft after a 0409. */
  data?: unknown;
}

/** Repeating a request with the same value returns the first result. */
export const idempotencyHeader = 'Idempotency-Key';
/** Socket id of the caller: realtime events caused by the request are not sent back to it. */
export const socketHeader = 'X-Socket-ID';
