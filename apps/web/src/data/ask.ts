import type { Call } from '@paidang/contract/calls';
import { request } from './api';
import type { RequestSettings } from './client';

/** A call by what it answers with, for what several calls have in common. */
export type Answering<Data> = Pick<Call, 'method' | 'path'> & { data: { _zod: { output: Data } } };

export interface AskOptions extends RequestSettings {
  params: Record<string, string | number>;
  query?: Record<string, string | undefined>;
  body?: Record<string, unknown>;
}

/** A request whose call is only known by its answer. Where the call is known, use `request`. */
export const ask = async <Data>(call: Answering<Data>, options: AskOptions): Promise<Data> =>
  (await request(call, options as never)).data as Data;
