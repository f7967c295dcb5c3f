/** The work is refused; the message is a name both processes know. */
export class ChildRefusal extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = 'Refused';
    this.reason = reason;
  }
}

/** The child's result. */
export type ChildResult<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly message: string };

function failureOf(error: unknown): ChildResult<never> {
  if (error instanceof ChildRefusal) return { kind: 'refused', reason: error.reason };
  return { kind: 'failed', message: error instanceof Error ? error.message : 'unknown' };
}

/**
 * The child's side of `runInChildProcess`: receives one task, replies and exits.
 *
 * Node runs these files as they are in development, so they name what they import with its extension, and import nothing
 * of our packages but types.
 */
export function serveChildProcess<Input, Result>(work: (input: Input) => Promise<Result>): void {
  // The parent no longer waits.
  process.once('disconnect', () => process.exit(1));
  process.once('message', (input) => {
    const answered = work(input as Input).then(
      (result): ChildResult<Result> => ({ kind: 'done', result }),
      (error: unknown) => failureOf(error),
    );
    void answered.then((answer) => process.send?.(answer, undefined, undefined, () => process.exit(0)));
  });
}
