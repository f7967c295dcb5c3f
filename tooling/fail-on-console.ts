import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Printed when elements are mounted while others are being measured; they are measured in the next frame. The manual of virtua,
 * which our lists use, says to ignore it.
 */
const benign = 'ResizeObserver loop completed with undelivered notifications';

/** Unexpected warnings and errors fail a test; a test that expects one spies on the console itself. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    const calls = vi.isMockFunction(console[method]) ? vi.mocked(console[method]).mock.calls : [];
    const unexpected = calls.map((words) => words.map(String).join(' ')).filter((text) => !text.includes(benign));
    expect(unexpected, `console.${method} was called`).toEqual([]);
  }
  vi.restoreAllMocks();
});
