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
  /** Field to messages, for forms. */
  errors?: Record<string, string[]>;
  /** What the client needs to recover, e.g. the newer draft of a 0409. */
  data?: unknown;
}

/** Repeating a request with the same value returns the first result. */
export const idempotencyHeader = 'Idempotency-Key';
/** Socket of the caller: realtime events caused by the request are not echoed to it. */
export const socketHeader = 'X-Socket-ID';
