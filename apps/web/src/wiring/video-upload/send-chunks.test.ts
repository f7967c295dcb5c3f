import { limits } from '@paidang/contract/limits';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../data/errors';
import { createSpeed, fingerprintOf, type SendChunksOptions, sendChunks } from './send-chunks';

const { chunkBytes } = limits.video;
const file = new File([new Uint8Array(chunkBytes * 2 + 10)], '剪.mp4', { lastModified: 1 });

/** Sends the file and records what happened. */
function sending(options: Partial<SendChunksOptions<string>> = {}) {
  const [sizes, sent, waits]: [number[], number[], number[]] = [[], [], []];
  const done = sendChunks<string>({
    file,
    stored: [],
    send: async ({ number, bytes }) => {
      sizes[number] = bytes.size;
      return `stored ${number}`;
    },
    onSent: (bytes) => sent.push(bytes),
    onWaiting: () => {},
    pause: async (failures) => {
      waits.push(failures);
    },
    signal: new AbortController().signal,
    ...options,
  });
  return { done, sizes, sent, waits };
}

test('R-vid-04 a film is sent in chunks of 5 MB, one after another', async () => {
  const { done, sizes, sent } = sending();
  await expect(done).resolves.toBe('stored 2');
  expect(sizes).toEqual([chunkBytes, chunkBytes, 10]);
  expect(sent.at(-1)).toBe(file.size);
});

test('R-vid-12 chunks the server has are not sent again', async () => {
  const { done, sizes, sent } = sending({ stored: [0, 1] });
  await done;
  expect(Object.keys(sizes)).toEqual(['2']);
  expect(sent[0]).toBe(chunkBytes * 2);
});

test('R-vid-12 a lost network costs one chunk, however long it lasts', async () => {
  const failures = [new NetworkError(true), new ApiError(503, '0500', ''), new NetworkError(false)];
  const tried: number[] = [];
  const { done, waits, sent } = sending({
    send: async ({ number }, onProgress) => {
      tried.push(number);
      onProgress(0.5);
      const failure = number === 1 ? failures.shift() : undefined;
      if (failure) throw failure;
      return '';
    },
  });
  await done;
  expect(tried).toEqual([0, 1, 1, 1, 1, 2]);
  expect(waits).toEqual([1, 2, 3]);
  // Half a chunk that was lost no longer counts.
  expect(sent).toContain(chunkBytes);
  expect(sent.at(-1)).toBe(file.size);
});

test('R-vid-07 a chunk the server refuses ends the upload, and so does cancelling', async () => {
  const refused = new ApiError(422, '0422', '', { file: ['只能上傳mp4、mov、webm影片，請匯出成其中一種再上傳'] });
  await expect(sending({ send: () => Promise.reject(refused) }).done).rejects.toBe(refused);
  await expect(sending({ signal: AbortSignal.abort() }).done).rejects.toThrow('aborted');
});

test('R-vid-12 the same file is recognised, and another one is not', async () => {
  const again = new File([new Uint8Array(chunkBytes * 2 + 10)], '剪.mp4', { lastModified: 1 });
  const other = new File([new Uint8Array(chunkBytes * 2 + 10).fill(1)], '剪.mp4', { lastModified: 1 });
  expect(await fingerprintOf(again)).toBe(await fingerprintOf(file));
  expect(await fingerprintOf(other)).not.toBe(await fingerprintOf(file));
});

test('the time left is based on time spent sending, not waiting', () => {
  const speed = createSpeed(1000);
  expect(speed.secondsLeft(0, 0)).toBeNull();
  expect(speed.secondsLeft(200, 4000)).toBe(16);
  speed.restart();
  expect(speed.secondsLeft(200, 100_000)).toBeNull();
  expect(speed.secondsLeft(600, 104_000)).toBe(4);
});
