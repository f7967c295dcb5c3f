import type { RouteTo } from '@paidang/contract/routes';
import { request } from './api';
import type { RequestSettings } from './client';

export interface AskOptions extends RequestSettings {
  params: Record<string, string | number>;
  query?: Record<string, string | undefined>;
  body?: Record<string, unknown>;
}

/** A request for a route of which only the response type is known. Where the route itself is known, use `request`. */
export const ask = async <Data>(route: RouteTo<Data>, options: AskOptions): Promise<Data> =>
  (await request(route, options as never)).data as Data;
