/** How long a handed value stays fresh, ms. */
const freshFor = 10_000;

interface Handed {
  value: unknown;
  until: number;
}

const handed = new Map<string, Handed>();
const nameOf = (key: readonly unknown[]) => JSON.stringify(key);

/** Keeps data delivered with another call for the hook that would request it next. */
export function prefill(key: readonly unknown[], value: unknown): void {
  const now = performance.now();
  for (const [name, { until }] of handed) if (until < now) handed.delete(name);
  handed.set(nameOf(key), { value, until: now + freshFor });
}

/** Returns and removes the value kept for a key, so that the next request goes to the server. */
export function takePrefilled<Data>(key: readonly unknown[]): Data | undefined {
  const found = handed.get(nameOf(key));
  handed.delete(nameOf(key));
  return found && found.until >= performance.now() ? (found.value as Data) : undefined;
}

/** Drops all handed values: they may be older than the latest change. */
export const clearPrefilled = (): void => handed.clear();
