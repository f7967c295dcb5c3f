import { expect, test } from 'vitest';
import { isPage } from './is-page';
import { patterns } from './patterns';

test('R-rtp-31 every address of the router but /404 is a page', () => {
  for (const pattern of Object.values(patterns)) {
    const path = pattern.replaceAll('?', '').replace(/:\w+/g, 'x1-2');
    expect(isPage(path), path).toBe(pattern !== patterns.notFound);
  }
});

test.each(['/profile', '/profile/notify', '/userGuide', '/userGuide/start/brief', '/add_project/', '/PROJECT'])(
  'R-rtp-31 %s is a page as the router sees it',
  (path) => expect(isPage(path)).toBe(true),
);

test.each(['/wp-login.php', '/outline', '/outline/a/b/c', '/profile/notify/more', '/projects', '/project/x', '//'])(
  'R-rtp-31 %s is none',
  (path) => expect(isPage(path)).toBe(false),
);

test('R-rtp-14 the page for trying a product is only where the operator says', () => {
  expect(isPage('/collab_vendor')).toBe(true);
  expect(isPage('/paidang_vendor')).toBe(false);
  expect(isPage('/paidang_vendor', 'paidang')).toBe(true);
  expect(isPage('/collab_vendor', 'paidang')).toBe(false);
});
