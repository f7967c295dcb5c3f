import { documentLimits, limits } from '../limits';
import { fileExtension } from './files';
import type { Message } from './result';

/** Why a Word file is not imported. */
export const documentMessages = {
  notWord: '請選擇Word檔（.docx）',
  oldWord: '不支援舊版Word檔（.doc），請在Word另存成.docx再上傳',
  locked: '檔案有密碼保護，請在Word取消密碼再上傳',
  broken: '檔案已損壞，無法讀取',
  tooLarge: `檔案過大，請勿超過${documentLimits.wordBytes / 1_000_000}MB`,
  unpacksTooLarge: '檔案解開後過大，無法匯入',
  tooComplex: '文件的結構太複雜，請分成幾份匯入',
  empty: '文件沒有文字或圖片',
  tooLong: `文件過長，最多${documentLimits.wordCharacters / 10_000}萬字，請分成幾份匯入`,
  tooManyPictures: `文件的圖片過多，最多${documentLimits.wordPictures}張`,
  tooManySegments: `文件的段落過多，最多${limits.script.segments}段`,
} as const;

/** Checks what the name and size of a file chosen for import already reveal. */
export function checkWordFile(file: { name: string; size: number }): Message {
  const extension = fileExtension(file.name);
  if (extension === 'doc') return documentMessages.oldWord;
  if (extension !== 'docx') return documentMessages.notWord;
  return file.size > documentLimits.wordBytes ? documentMessages.tooLarge : null;
}
