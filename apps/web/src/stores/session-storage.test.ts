import { beforeEach, describe, expect, test } from 'vitest';
import {
  clearStorage,
  forgetSession,
  hasEntered,
  isForeignLogin,
  isForeignLogout,
  readSession,
  writeSession,
} from './session-storage';

class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>();
  get length() {
    return this.#entries.size;
  }
  clear() {
    this.#entries.clear();
  }
  getItem(key: string) {
    return this.#entries.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#entries.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#entries.delete(key);
  }
  setItem(key: string, value: string) {
    this.#entries.set(key, value);
  }
}

const user = {
  uuid: '0199a000-0000-7000-8000-000000000001',
  role: 'Creator' as const,
  avatar: null,
  name: '阿澄',
  company_name: '阿澄',
  contact_person: null,
  email: 'creator@paidang.test',
};

let storage: Storage;
beforeEach(() => {
  storage = new MemoryStorage();
  writeSession(storage, { token: 't1', user, socket: false, superLogin: true });
  storage.setItem('paidang.draft.x', 'words');
});

describe('session in storage', () => {
  test('R-auth-19 the user is kept with uuid, role, avatar, name, company_name, contact_person and email', () => {
    expect(readSession(storage)).toEqual({ token: 't1', user, socket: false, superLogin: true });
  });

  test('R-auth-17 a failed login leaves neither token nor user', () => {
    forgetSession(storage);
    expect(readSession(storage)).toMatchObject({ token: null, user: null });
    expect(storage.getItem('paidang.draft.x')).toBe('words');
  });

  test('R-auth-18 logout keeps only the first-entry flag and the socket setting', () => {
    clearStorage(storage);
    const left = Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort();
    expect(left).toEqual(['paidang.first-entry', 'paidang.socket']);
  });

  test('R-auth-18 the first-entry flag still shows after a logout that this browser was used', () => {
    expect(hasEntered(new MemoryStorage())).toBe(false);
    clearStorage(storage);
    expect(hasEntered(storage)).toBe(true);
  });

  test('a corrupt user counts as signed out', () => {
    storage.setItem('paidang.user', '{');
    expect(readSession(storage)).toMatchObject({ token: null, user: null });
  });
});

test.each([
  [{ key: 'paidang.token', newValue: 't2' }, true],
  [{ key: 'paidang.user', newValue: '{}' }, true],
  [{ key: 'paidang.token', newValue: null }, false],
  [{ key: 'paidang.shell', newValue: '1' }, false],
])('another tab logged in, or renewed its token, by %o: %s', (event, expected) => {
  expect(isForeignLogin(event)).toBe(expected);
});

test.each([
  [{ key: 'paidang.token', newValue: null }, true],
  [{ key: null, newValue: null }, true],
  [{ key: 'paidang.token', newValue: 't2' }, false],
  [{ key: 'paidang.shell', newValue: null }, false],
])('another tab logged out by %o: %s', (event, expected) => {
  expect(isForeignLogout(event)).toBe(expected);
});
