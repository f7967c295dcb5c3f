import { expect, test } from 'vitest';
import { limits } from '../limits';
import { checkVideoFile, checkVideoLink, chunkBytes, chunkCount, copyTitle, formatBytes, mp4Name } from '.';

const { chunkBytes: chunk, fileBytes } = limits.video;

test.each([
  ['夜間精華.mp4', fileBytes, null],
  ['夜間精華.MOV', 1, null],
  ['夜間精華.webm', 1, null],
  ['夜間精華.avi', 1, '只能上傳mp4、mov、webm影片，請匯出成其中一種再上傳'],
  ['夜間精華.mp4', 0, '這個檔案是空的，請重新選擇影片'],
  ['夜間精華.mp4', fileBytes + 1, '影片太大，單檔上限4GB，請降低畫質匯出後再上傳'],
])('R-vid-13 %s of %i bytes: %s', (name, size, message) => {
  expect(checkVideoFile({ name, size })).toBe(message);
});

test('R-vid-13 a link leads to a drive or to an .mp4', () => {
  expect(checkVideoLink('https://drive.google.com/file/d/1a/view')).toBeNull();
  expect(checkVideoLink('https://cdn.example.com/a.mp4?v=2')).toBeNull();
  for (const wrong of ['', 'https://example.com/watch', `https://example.com/${'a'.repeat(2000)}.mp4`]) {
    expect(checkVideoLink(wrong)).toContain('Google雲端硬碟');
  }
});

test.each([
  ['夜間精華.mov', '夜間精華.mp4'],
  ['夜間精華.mp4', '夜間精華.mp4'],
  ['v1.2 夜間精華.WEBM', 'v1.2 夜間精華.mp4'],
  ['夜間精華', '夜間精華.mp4'],
])('the mp4 made of %s is saved as %s', (uploaded, saved) => {
  expect(mp4Name(uploaded)).toBe(saved);
});

test('R-vid-04 a file is sent in chunks of 5 MB, the last one with the rest', () => {
  const bytes = 2 * chunk + 7;
  expect(chunkCount(bytes)).toBe(3);
  expect([0, 1, 2, 3].map((number) => chunkBytes(bytes, number))).toEqual([chunk, chunk, 7, 0]);
  expect([chunkCount(chunk), chunkBytes(chunk, 0)]).toEqual([1, chunk]);
});

test('R-vid-14 the first version is the A copy, every later one a B copy', () => {
  expect([1, 2, 3].map(copyTitle)).toEqual(['A copy', 'B copy', 'B copy']);
});

test('file sizes are formatted for people', () => {
  expect(formatBytes(1_840_000_000)).toBe('1.84 GB');
});
