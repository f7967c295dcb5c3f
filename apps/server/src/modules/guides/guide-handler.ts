import type { Call } from '@paidang/contract/calls';
import type { z } from 'zod';
import { validate, validateParams } from '../../http/validation';
import { notFound } from '../../platform/errors';
import type { Viewing } from './demo/cast';

type Schema = z.ZodType;

/** The input of a guide call, with placeholders resolved. */
export interface Sent extends Viewing {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The scene the placeholder names; `null` without one. */
  readonly at: number | null;
}

type Checked<Params extends Schema, Query extends Schema, Body extends Schema> = Pick<Sent, 'at'> & {
  readonly viewing: Viewing;
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
};

/** A call of the contract with the guide's handler for it. */
export interface GuideHandler {
  readonly call: Pick<Call, 'method' | 'path'>;
  /** Returns the response envelope. @throws 0404, 0422 */
  readonly respond: (sent: Sent) => object;
}

/**
 * Creates a handler that serves a call from the demo. Input and output are validated by the contract's schemas.
 *
 * @param reply returns `undefined` when the demo has no such record
 * @example handler(outlineCalls.view, ({ viewing, at }) => demoStepView(viewing, outlineScript, at ?? 0))
 */
export const handler = <P extends Schema, Q extends Schema, B extends Schema, D extends Schema, M extends Schema>(
  call: Call<P, Q, B, D, M>,
  reply: (checked: Checked<P, Q, B>) => z.input<D> | undefined,
): GuideHandler => ({
  call,
  respond: ({ params, query, body, at, user, now }) => {
    const data = reply({
      viewing: { user, now },
      at,
      params: validateParams(call.params, params),
      query: validate(call.query, query),
      body: validate(call.body, body),
    });
    if (data === undefined) throw notFound();
    return { status: '0000', message: '', data: call.data.parse(data) };
  },
});
