import type { StoreApi } from 'zustand';

const isStore = (value: unknown): value is StoreApi<unknown> =>
  typeof value === 'function' && 'getInitialState' in value && 'setState' in value;

const stores = import.meta.glob<Record<string, unknown>>(['../stores/*.ts', '!../stores/*.test.ts'], { eager: true });

// Test files share a tab and its modules: each file starts with every store in its initial state.
for (const exports of Object.values(stores)) {
  for (const store of Object.values(exports).filter(isStore)) store.setState(store.getInitialState(), true);
}
