import { expect, test } from 'vitest';
import { fileNameOf } from './version-files';

test('R-scr-04 a file keeps the name the server gives it, in Chinese too', () => {
  expect(fileNameOf('attachment; filename="script.docx"; filename*=UTF-8\'\'%E8%85%B3%E6%9C%AC%20v2.docx')).toBe(
    '腳本 v2.docx',
  );
  expect(fileNameOf('attachment; filename="script.pdf"')).toBe('script.pdf');
  expect(fileNameOf(null)).toBeNull();
});
