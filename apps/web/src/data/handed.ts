/** How long an answer that nobody has taken is still new, ms. */
const life = 10_000;

interface Handed {
  value: unknown;
  until: number;
}

const handed = new Map<string, Handed>();
const nameOf = (key: readonly unknown[]) => JSON.stringify(key);

/** Keeps data that came with another call for the hook that would ask for it next. */
export function hand(key: readonly unknown[], value: unknown): void {
  const now = performance.now();
  for (const [name, { until }] of handed) if (until < now) handed.delete(name);
  handed.set(nameOf(key), { value, until: now + life });
}

/** What was kept for a key, the first time it is asked for; later the server is asked. */
export function takeHanded<Data>(key: readonly unknown[]): Data | undefined {
  const found = handed.get(nameOf(key));
  handed.delete(nameOf(key));
  return found && found.until >= performance.now() ? (found.value as Data) : undefined;
}

/** Forgets all that nobody has taken: it may be older than what has just happened. */
export const forgetHanded = (): void => handed.clear();
