type Label = string | ((...values: never[]) => unknown);

/** Partial labels of a package, at any depth. */
export type LabelOverrides<Labels> = {
  readonly [Name in keyof Labels]?:
    | (Labels[Name] extends Label ? Labels[Name] : LabelOverrides<Labels[Name]>)
    | undefined;
};

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Merges a host's labels over the defaults. Labels that are omitted or `undefined` keep their default.
 *
 * @example mergeLabels(defaultLabels, { composer: { placeholder: 'Write a message' } })
 */
export function mergeLabels<Labels extends object>(defaults: Labels, overrides: LabelOverrides<Labels> = {}): Labels {
  const merged = { ...defaults };
  for (const name in defaults) {
    const own: unknown = overrides[name];
    if (own === undefined) continue;
    const given: unknown = defaults[name];
    merged[name] = (isGroup(given) && isGroup(own) ? mergeLabels(given, own) : own) as Labels[typeof name];
  }
  return merged;
}
