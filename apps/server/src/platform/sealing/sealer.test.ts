import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSealer } from './sealer';

const [old, current] = [randomBytes(32), randomBytes(32)];
const sealer = createSealer({ current, others: [] });
const secret = 'A123456789';

describe('a sealed record', () => {
  test('opens to the original content, which the ciphertext does not reveal', () => {
    const sealed = sealer.sealJson('service_data/7', { id_no: secret });
    expect(sealer.openJson('service_data/7', sealed)).toEqual({ id_no: secret });
    expect(Buffer.from(sealed.sealed).includes(secret)).toBe(false);
  });

  test('has its own key and ciphertext, even for the same content', () => {
    const [one, other] = [sealer.seal('a', Buffer.from(secret)), sealer.seal('a', Buffer.from(secret))];
    expect(one.wrappedKey).not.toEqual(other.wrappedKey);
    expect(one.sealed).not.toEqual(other.sealed);
  });

  test('does not open as another record', () => {
    const sealed = sealer.sealJson('service_data/7', { id_no: secret });
    expect(() => sealer.openJson('service_data/8', sealed)).toThrow(/unable to authenticate/i);
  });

  test.each(['sealed', 'wrappedKey'] as const)('does not open when a bit of its %s has changed', (part) => {
    const sealed = sealer.sealJson('service_data/7', { id_no: secret });
    for (const place of [0, 15, 30]) {
      const changed = Buffer.from(sealed[part]);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => sealer.openJson('service_data/7', { ...sealed, [part]: changed })).toThrow();
    }
  });

  test('does not open when it was cut short', () => {
    const sealed = sealer.sealJson('a', secret);
    expect(() => sealer.openJson('a', { ...sealed, sealed: sealed.sealed.subarray(0, 20) })).toThrow();
  });

  test('opens with an earlier data key, and without that after re-wrapping', () => {
    const sealed = createSealer({ current: old, others: [] }).sealJson('a', secret);
    const both = createSealer({ current, others: [old] });
    expect(both.openJson('a', sealed)).toBe(secret);
    const rewrapped = { ...sealed, ...both.rewrap(sealed) };
    expect(rewrapped.keyId).toBe(sealer.keyId);
    expect(sealer.openJson('a', rewrapped)).toBe(secret);
    expect(() => sealer.openJson('a', sealed)).toThrow(/DATA_KEY_PREVIOUS/);
  });
});
