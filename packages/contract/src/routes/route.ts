import type { StaffRole } from '../vocabulary';

/**
 * Who may make a call. `guest`: anybody. `user`: a signed-in vendor or creator, for their own data.
 * `member`: the vendor or a creator of the project. `platform`: staff, with a session of the console. Anyone else gets
 * 404, as if the resource did not exist.
 */
export type Access = 'guest' | 'user' | 'member' | 'member-vendor' | 'member-creator' | 'room-member' | 'platform';

/** The part of the product a session is limited to: `chat` for a visitor on a partner's page, `console` for staff. */
export const sessionScopes = ['chat', 'console'] as const;
export type SessionScope = (typeof sessionScopes)[number];

/**
 * Method, path and access of a call.
 *
 * @typeParam Schemas the schemas of the call. Types only: none of their code is loaded with the route.
 */
export interface Route<Schemas = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` parameters. */
  path: string;
  access: Access;
  /** Sessions limited to this part of the product may make the call; every other call refuses them with 0403. */
  scope?: 'chat';
  /** Only staff with this role may make the call; other staff get 0403. @default all staff */
  staffRole?: StaffRole;
  /** Not recorded in the audit log: it concerns the caller's own account, or nobody's. All other calls of staff are recorded. */
  unaudited?: true;
  /** May be called after the project has ended; any other call that changes something is then refused with 0423. */
  afterEnd?: true;
  /** May end the project, so it is locked against concurrent changes. */
  mayEnd?: true;
  /** Never set: it links the route to the types of its request and response. */
  carries?: Schemas;
}

/** One route per call of an area. */
export type Routes<Schemas> = { [Name in keyof Schemas]: Route<Schemas[Name]> };

/** A route by the data its call returns, for functions that accept several calls. */
export type RouteTo<Data> = Route<{ data: { _zod: { output: Data } } }>;

/** Routes whose schemas are not known yet: those of any step, of any board. */
export type AnyRoutes = Record<string, Route<never>>;

/** The path of a call with its parameters filled in and percent-encoded, for example `/api/tasks/{task}`. */
export function callPath(route: Pick<Route, 'path'>, params: Record<string, string | number> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) {
      throw new Error(`@paidang/contract: the path ${route.path} needs the parameter "${name}".`);
    }
    return encodeURIComponent(value);
  });
}
