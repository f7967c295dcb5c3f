/** A refusal of the work; the message is a reason known to both processes. */
export class ChildRefusal extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = 'Refused';
    this.reason = reason;
  }
}

/** The message the child sends back. */
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
 * In development Node runs these files unbundled, so they import with file extensions, and only types from our packages.
 */
export function serveChildProcess<Input, Result>(work: (input: Input) => Promise<Result>): void {
  // The parent is gone, so nobody waits for the result.
  process.once('disconnect', () => process.exit(1));
  process.once('message', (input) => {
    const answered = work(input as Input).then(
      (result): ChildResult<Result> => ({ kind: 'done', result }),
      (error: unknown) => failureOf(error),
    );
    void answered.then((answer) => process.send?.(answer, undefined, undefined, () => process.exit(0)));
  });
}
