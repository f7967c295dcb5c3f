import { describe, expect, test } from 'vitest';
import { guestTarget, rememberGoPath, takeGoPath } from './go-path';

function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}

describe('requested page', () => {
  test('R-nav-01 keeps the full path, query included', () => {
    const storage = memoryStorage();
    rememberGoPath(storage, '/outline/t1?index=2&comment=c9');
    expect(takeGoPath(storage)).toBe('/outline/t1?index=2&comment=c9');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'project'])(
    'R-nav-01 rejects %s, which is not a path of this site',
    (path) => {
      const storage = memoryStorage();
      rememberGoPath(storage, path);
      expect(takeGoPath(storage)).toBe('/project');
    },
  );

  test('R-nav-04 is used once; afterwards the target is the project list', () => {
    const storage = memoryStorage();
    rememberGoPath(storage, '/project_list?q=1');
    expect(takeGoPath(storage)).toBe('/project_list?q=1');
    expect(takeGoPath(storage)).toBe('/project');
  });
});

describe('guest', () => {
  test.each(['/project', '/project/', '/add_project', '/add_project/', '/create_project'])(
    'R-nav-02 requests for %s are redirected to registration',
    (path) => expect(guestTarget(path)).toBe('/register'),
  );

  test.each(['/project_list', '/project_progress', '/outline/t1', '/chat'])(
    'R-nav-03 requests for %s are redirected home',
    (path) => expect(guestTarget(path)).toBe('/'),
  );
});
