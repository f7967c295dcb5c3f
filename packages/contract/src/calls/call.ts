import type * as z from 'zod';
import type { ErrorCode } from '../routes/errors';
import type { Route, Routes } from '../routes/route';

/** The schemas of a call; its {@link Route} has address and access. */
export interface CallSchemas<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Meta extends z.ZodType = z.ZodType,
> {
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** `multipart` bodies describe their text fields; files are listed in `files`. @default 'json' */
  encoding?: 'json' | 'multipart';
  /** Names of the file parts of a multipart body. */
  files?: readonly string[];
  data: Data;
  meta?: Meta;
  /**
   * `file`: the bytes of a file in place of the envelope. `events`: server-sent events, each with `data` as JSON.
   * Refusals are envelopes in either case. `redirect`: the browser is redirected; after a refusal, to a page that explains it.
   * @default 'envelope'
   */
  answers?: 'envelope' | 'file' | 'events' | 'redirect';
  /** Error codes besides those every call may return (0401, 0404, 0422, 0429, 0500). */
  errors?: readonly ErrorCode[];
}

/** The schemas of an area's calls, by name of the call. */
export type Schemas = Record<string, CallSchemas>;

/** One request type of the product. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Meta extends z.ZodType = z.ZodType,
> extends Route,
    CallSchemas<Params, Query, Body, Data, Meta> {}

/** The calls of an area. */
export type Calls<Area> = { [Name in keyof Area]: Route & Area[Name] };

/** Joins the routes of an area with its schemas. */
export const withSchemas = <Area extends Schemas>(routes: Routes<Area>, schemas: Area): Calls<Area> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, carried]) => [name, { ...routes[name], ...carried }]),
  ) as Calls<Area>;
