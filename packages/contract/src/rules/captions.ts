import { captionLimits as most } from '../limits';
import { fileExtension } from './files';
import type { Message } from './result';

/** Why a caption file is refused. */
export const captionMessages = {
  format: '請選擇srt或vtt字幕檔',
  tooLarge: `字幕檔太大，上限${most.bytes / 1_000_000}MB，請確認選的是srt或vtt`,
  unreadable: '讀不出這個檔案的文字，請另存成UTF-8的srt或vtt再上傳',
  empty: '檔案裡沒有字幕，請確認匯出的是srt或vtt',
  tooMany: `字幕太多，最多${most.lines}句，請合併太短的句子再上傳`,
  time: (line: number) => `第${line}行的時間看不懂，請用剪輯軟體重新匯出srt或vtt`,
  backwards: (line: number) => `第${line}行的字幕結束得比開始早，請改好再上傳`,
  tooLong: (line: number) => `第${line}行的字幕超過${most.lineLength}字，請分成幾句`,
  beyond: (line: number) => `第${line}行的字幕比影片還晚，請確認是這支影片的字幕`,
  accepted: '影片已經驗收，字幕不能再更換；要改的話，請先在聊天室告訴對方',
} as const;

const extensions: readonly string[] = most.extensions;

/** Checks what the name and size of a chosen caption file already reveal. */
export function checkCaptionFile({ name, size }: { name: string; size: number }): Message {
  if (!extensions.includes(fileExtension(name))) return captionMessages.format;
  return size > most.bytes ? captionMessages.tooLarge : null;
}
