type Label = string | ((...values: never[]) => unknown);

/** Any of a package's labels, at any depth. */
export type LabelOverrides<Labels> = {
  readonly [Name in keyof Labels]?:
    | (Labels[Name] extends Label ? Labels[Name] : LabelOverrides<Labels[Name]>)
    | undefined;
};

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The default labels with a host's own in their places. What the host leaves out, or gives as `undefined`, keeps its default.
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
