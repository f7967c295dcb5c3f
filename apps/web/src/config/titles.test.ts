import { expect, test } from 'vitest';
import { documentTitle, pageTitle } from './titles';

test.each([
  ['/', '找個好拍檔，拍好每一檔'],
  ['/project', '專案管理'],
  ['/project/', '專案管理'],
  ['/project_list', '專案列表'],
  ['/outline/0199', '創意大綱'],
  ['/briefa/0198/0199', '填寫需求單'],
  ['/briefb/0199/video', '需求單'],
  ['/draft-type/0199', '選擇腳本形式'],
  ['/draft/0199/draft-script', '腳本'],
  ['/draft/0199/draft-script-separate', '腳本'],
  ['/draft-one-page/0199', '腳本'],
  ['/copywriting/detail/0199/0200', '文案'],
  ['/works_upload/0199', '作品上線'],
  ['/accept/0199', '驗收單'],
  ['/profile', '個人中心'],
  ['/profile/security', '個人中心'],
  ['/profile/requestForm', '申請撥款'],
  ['/rewards/0199', '撥款申請'],
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

test('R-nav-05 the title of a project’s page names the project', () => {
  expect(documentTitle('創意大綱', 0, '夜間修護精華')).toBe('創意大綱・夜間修護精華｜拍檔');
  expect(documentTitle('創意大綱', 3, '夜間修護精華')).toBe('(3) 創意大綱・夜間修護精華｜拍檔');
});
