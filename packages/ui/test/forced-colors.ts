import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** For the rest of the test the system chooses the colours. */
export async function forceColors(): Promise<void> {
  const set = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  onTestFinished(async () => {
    await set('none');
  });
  await set('active');
}
