import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./tooltip-layer');
  vi.resetModules();
});

test('a failed load is retried the next time', async () => {
  vi.doMock('./tooltip-layer', () => {
    throw new Error('offline');
  });
  const { loadedLayer, loadLayer, preloadTooltips } = await import('./load-layer');
  await expect(loadLayer()).rejects.toThrow();
  await expect(preloadTooltips()).resolves.toBeUndefined();
  expect(loadedLayer()).toBeNull();

  vi.doUnmock('./tooltip-layer');
  await preloadTooltips();
  expect(loadedLayer()).toBe(await loadLayer());
});
