import { expect, test } from 'vitest';
import { limits } from '.';

test('R-sh-18 R-sh-19 R-sh-20 R-sh-22 shell constants', () => {
  expect(limits.toast).toBe(1500);
  expect(limits.breakpoints).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1440 });
  expect(Object.values(limits.scroll)).toEqual([50, 100]);
  expect(limits.chunkLoadTimeout).toBe(120_000);
});

test('sizes are the bytes in the specification', () => {
  expect(limits.video.chunkBytes).toBe(5 * 1024 * 1024);
  expect(limits.editor.imageBytes).toBe(10 * 1024 * 1024);
  expect(limits.comments.photoBytes).toBe(limits.editor.imageBytes);
  expect(limits.chat.fileBytes).toBe(100_000_000);
});
