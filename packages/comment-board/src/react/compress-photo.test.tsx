import { commentLimits } from '@paidang/contract/limits';
import { expect, test, vi } from 'vitest';
import { compressPhoto } from './compress-photo';

async function drawPhoto(width: number, height: number, quality = 1): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas here');
  for (let line = 0; line < height; line += 4) {
    context.fillStyle = `hsl(${(line * 37) % 360} 70% 50%)`;
    context.fillRect(0, line, width, 4);
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality })], '照片.jpg', { type: 'image/jpeg' });
}

test('R-cmt-13 scales a photo down to 2000 on its longer side, in a worker of our own copy', async () => {
  const workers = vi.spyOn(window, 'Worker');
  const smaller = await compressPhoto(await drawPhoto(3000, 1500), new AbortController().signal);
  const { width, height } = await createImageBitmap(smaller);
  expect([width, height]).toEqual([2000, 1000]);
  expect(smaller.name).toBe('照片.jpg');
  expect(workers).toHaveBeenCalled();
  const addresses = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).host);
  expect(new Set(addresses)).toEqual(new Set([location.host]));
});

test('R-cmt-13 a photo that is too large is scaled down even when its file grows', async () => {
  const photo = await drawPhoto(2400, 1200, 0);
  const smaller = await compressPhoto(photo, new AbortController().signal);
  expect(smaller.size).toBeGreaterThan(photo.size);
  expect((await createImageBitmap(smaller)).width).toBe(2000);
});

test('R-cmt-13 leaves a photo alone that would only grow', async () => {
  const photo = await drawPhoto(20, 20);
  const result = await compressPhoto(photo, new AbortController().signal);
  expect(result.size).toBeLessThanOrEqual(photo.size);
});

test.each([
  [1500, 3000, 1000, 2000],
  [3000, 3000, 2000, 2000],
  [2000, 2000, 2000, 2000],
])('R-cmt-13 %i x %i is sent as %i x %i', async (width, height, ...size) => {
  const sent = await compressPhoto(await drawPhoto(width, height, 0.9), new AbortController().signal);
  const picture = await createImageBitmap(sent);
  expect([picture.width, picture.height]).toEqual(size);
});

test('R-cmt-13 a photo that is scaled down keeps quality 1', async () => {
  expect(commentLimits).toMatchObject({ photoMaxEdge: 2000, photoQuality: 1 });
  // Twice as large, so that the file shrinks by its size alone.
  const photo = await drawPhoto(4000, 2000);
  const sent = await compressPhoto(photo, new AbortController().signal);
  const canvas = new OffscreenCanvas(2000, 1000);
  canvas.getContext('2d')?.drawImage(await createImageBitmap(sent), 0, 0);
  const sizeAt = async (quality: number) => (await canvas.convertToBlob({ type: 'image/jpeg', quality })).size;
  expect(Math.abs(sent.size - (await sizeAt(1)))).toBeLessThan(Math.abs(sent.size - (await sizeAt(0.9))));
});
