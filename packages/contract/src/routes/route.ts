import type { StaffRole } from '../vocabulary';

/**
 * Who may make a call. `guest`: anybody. `user`: a vendor or creator who is signed in, for things that are their own.
 * `member`: the vendor or a creator of the project; `platform`: staff, with a session of the console. To anyone else the
 * thing does not exist (404).
 */
export type Access = 'guest' | 'user' | 'member' | 'member-vendor' | 'member-creator' | 'room-member' | 'platform';

/** The part of the product a session is limited to: `chat` for a visitor on a partner's page, `console` for staff. */
export const sessionScopes = ['chat', 'console'] as const;
export type SessionScope = (typeof sessionScopes)[number];

/**
 * Where a call goes and who may make it.
 *
 * @typeParam Schemas what the call carries. Types only: nothing of it is loaded with the route.
 */
export interface Route<Schemas = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` parameters. */
  path: string;
  access: Access;
  /** Sessions limited to this part of the product may make the call too; any other call refuses them with 0403. */
  scope?: 'chat';
  /** Of staff, only those with this role may make the call; the others get 0403. @default any of the staff */
  staffRole?: StaffRole;
  /** Not noted in the audit log: about the caller's own account, or about nobody. Any other call of staff is. */
  unaudited?: true;
  /** It may be called after the project has ended; any other call that changes something answers 0423 then. */
  afterEnd?: true;
  /** It may end the project, so that nothing else may change in it meanwhile. */
  mayEnd?: true;
  /** Never set: it links the route to the types of its request and response. */
  carries?: Schemas;
}

/** One route for each call of an area. */
export type Routes<Schemas> = { [Name in keyof Schemas]: Route<Schemas[Name]> };

/** A route by what its call returns, for what several calls have in common. */
export type RouteTo<Data> = Route<{ data: { _zod: { output: Data } } }>;

/** Routes before it is said what they carry: of any step, of any board. */
export type AnyRoutes = Record<string, Route<never>>;

/** `/api/tasks/{task}` with its parameters filled in, each percent-encoded. */
export function callPath(route: Pick<Route, 'path'>, params: Record<string, string | number> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) {
      throw new Error(`@paidang/contract: the path ${route.path} needs the parameter "${name}".`);
    }
    return encodeURIComponent(value);
  });
}
