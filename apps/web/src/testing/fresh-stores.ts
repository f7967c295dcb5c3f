import type { StoreApi } from 'zustand';

const isStore = (value: unknown): value is StoreApi<unknown> =>
  typeof value === 'function' && 'getInitialState' in value && 'setState' in value;

/** Test files share a tab and so its modules: each file starts with every store in its initial state. */
for (const exports of Object.values(import.meta.glob<Record<string, unknown>>('../stores/*.ts', { eager: true }))) {
  for (const store of Object.values(exports).filter(isStore)) store.setState(store.getInitialState(), true);
}
