import { expect, test } from 'vitest';
import { documentTitle, pageTitle } from './titles';

test.each([
  ['/', '找個好拍檔，拍好每一檔'],
  ['/project', '專案管理'],
  ['/project/', '專案管理'],
  ['/project_list', '專案列表'],
  ['/outline/0199', '創意大綱'],
  ['/profile', '個人中心'],
  ['/profile/security', '個人中心'],
  ['/reset_password/0199', '設定新密碼'],
  ['/hack-login/0199', '代理登入'],
  ['/error/project', '發生錯誤'],
  ['/nowhere', '找不到頁面'],
])('R-nav-05 %s is titled %s', (path, title) => {
  expect(pageTitle(path)).toBe(title);
  expect(documentTitle(pageTitle(path))).toBe(`${title}｜拍檔`);
});

test('R-ntf-14 unread notifications lead the title, capped at 99+', () => {
  expect(documentTitle('專案管理', 3)).toBe('(3) 專案管理｜拍檔');
  expect(documentTitle('專案管理', 100)).toBe('(99+) 專案管理｜拍檔');
});
