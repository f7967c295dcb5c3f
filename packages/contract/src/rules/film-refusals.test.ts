import { expect, test } from 'vitest';
import { captionLimits, limits } from '../limits';
import { captionMessages, messages } from '.';

type Refusal = Extract<keyof typeof messages, `${'video' | 'cover' | 'drawing'}${string}` | 'storageFull'>;

/** What each refusal of a film asks users to do, and the numbers and formats it has to name. */
const instructions: Readonly<Record<Refusal, readonly string[]>> = {
  storageFull: ['請聯絡我們', '50GB'],
  videoFormat: ['請匯出成', ...limits.video.extensions],
  videoEmpty: ['請重新選擇'],
  videoTooLarge: ['請降低畫質', `${limits.video.fileBytes / 1024 ** 3}GB`],
  videoLink: ['請貼上', '.mp4'],
  videoUnreadable: ['請重新匯出'],
  videoNotFilm: ['請重新選擇'],
  videoOnePicture: ['請上傳'],
  videoTooNarrow: ['請裁切', `${limits.video.widestRatio}:1`],
  videoTooWide: ['請縮小尺寸', `${limits.video.mostPixels / 10_000}萬像素`],
  videoTooLong: ['請剪短', `${limits.video.longestHours}小時`],
  videoNoFfmpeg: ['請先改貼影片連結'],
  videoTranscodeFailed: ['請重新上傳', 'mp4'],
  videoTranscodeTooLong: ['請縮短影片', `${limits.video.transcodeMinutes}分鐘`],
  videoChunkWrong: ['請重新上傳'],
  videoFirstChunk: ['請從第一段'],
  videoChanged: ['請重新上傳'],
  videoSent: ['請上傳新版本'],
  videoLocked: ['請重新整理'],
  videoNotReady: ['請稍候'],
  videoUnconfirmed: ['請先確認片長'],
  videoDuration: ['請填寫片長'],
  videoTranscoding: ['請等轉檔完成'],
  coverNeedsFile: ['請改上傳影片檔'],
  coverNotCut: ['請稍後再試'],
  drawingTooLarge: ['請刪掉'],
  drawingWithoutMoment: ['請先選一格畫面'],
};

test.each(Object.entries(instructions))('R-vid-13 the refusal %s says what to do: %j', (name, words) => {
  for (const word of words) expect(messages[name as Refusal]).toContain(word);
});

test('R-vid-13 every refusal of a film is covered above', () => {
  const names = Object.keys(messages).filter((name) => /^(video|cover|drawing)[A-Z]/.test(name));
  expect(
    Object.keys(instructions)
      .filter((name) => name !== 'storageFull')
      .sort(),
  ).toEqual(names.sort());
});

const captionInstructions: Readonly<Record<keyof typeof captionMessages, readonly string[]>> = {
  format: ['請選擇', ...captionLimits.extensions],
  tooLarge: ['請確認選的是', `${captionLimits.bytes / 1_000_000}MB`],
  unreadable: ['請另存成UTF-8'],
  empty: ['請確認匯出的是'],
  tooMany: ['請合併', `${captionLimits.lines}句`],
  time: ['第7行', '請用剪輯軟體重新匯出'],
  backwards: ['第7行', '請改好再上傳'],
  tooLong: ['第7行', '請分成幾句', `${captionLimits.lineLength}字`],
  beyond: ['第7行', '請確認是這支影片的字幕'],
  accepted: ['請先在聊天室告訴對方'],
};

test.each(Object.entries(captionInstructions))('the refusal of captions %s says what to do: %j', (name, words) => {
  const message = captionMessages[name as keyof typeof captionMessages];
  const told = typeof message === 'string' ? message : message(7);
  for (const word of words) expect(told).toContain(word);
});
