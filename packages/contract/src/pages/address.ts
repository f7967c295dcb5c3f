import { patterns } from './patterns';

/** The `:names` in a pattern; one with `?` is optional. */
type Params<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? Params<Head> & Params<Tail>
  : Pattern extends `:${infer Name}?`
    ? { readonly [Key in Name]?: string | undefined }
    : Pattern extends `:${infer Name}`
      ? { readonly [Key in Name]: string }
      : unknown;

export type PageName = keyof typeof patterns;
export type PageParams<Name extends PageName> = Params<(typeof patterns)[Name]>;
export type PageQuery = Readonly<Record<string, string | number | undefined>>;

/** Query string of the defined values: `?a=1&b=2`, or `''` without any. */
export function queryText(query: PageQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `?${search}` : '';
}

const valueNamed = (params: object, name: string): string | undefined =>
  Object.entries(params).find(([key]) => key === name)?.[1];

/**
 * The address of a page: its pattern with the values filled in, and a query.
 *
 * @example pageAddress('outline', { taskId: '0198…' }, { index: 0 }) // '/outline/0198…?index=0'
 */
export function pageAddress<Name extends PageName>(
  name: Name,
  params: PageParams<Name>,
  query: PageQuery = {},
): string {
  const path = patterns[name].replace(/\/:(\w+)(\?)?/g, (_, key: string, optional?: string) => {
    const value = valueNamed(Object(params), key);
    return value === undefined && optional ? '' : `/${encodeURIComponent(value ?? '')}`;
  });
  return `${path}${queryText(query)}`;
}
