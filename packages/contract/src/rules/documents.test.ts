import { expect, test } from 'vitest';
import { documentLimits } from '../limits';
import { checkWordFile, documentMessages } from './documents';

test.each([
  ['腳本.docx', 1000, null],
  ['腳本.DOCX', documentLimits.wordBytes, null],
  ['腳本.docx', documentLimits.wordBytes + 1, '檔案過大，請勿超過20MB'],
  ['腳本.doc', 1000, documentMessages.oldWord],
  ['腳本.pdf', 1000, '請選擇Word檔（.docx）'],
  ['腳本', 1000, '請選擇Word檔（.docx）'],
])('R-scr-07 of %s with %i bytes the form says %s', (name, size, message) => {
  expect(checkWordFile({ name, size })).toBe(message);
});
