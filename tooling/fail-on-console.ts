import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Unexpected warnings and errors fail a test; a test that expects one spies on the console itself. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    const calls = vi.isMockFunction(console[method]) ? vi.mocked(console[method]).mock.calls : [];
    expect(calls, `console.${method} was called`).toEqual([]);
  }
  vi.restoreAllMocks();
});
