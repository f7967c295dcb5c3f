import { reportLimits } from '../limits';

export const importMessages = {
  tooLarge: `檔案太大，最多${reportLimits.importBytes / 1024 ** 2}MB`,
  oldExcel: '這是舊的Excel檔（.xls），請另存成XLSX或CSV再匯入',
  archive: '這是壓縮檔，不是CSV',
  brokenArchive: '壓縮檔不完整或有密碼，請重新下載',
  tooLargeInside: '檔案解壓縮後太大，請縮小日期範圍再匯出一次',
  noCsv: '壓縮檔裡沒有CSV，請匯入平台後台匯出的檔案',
  brokenExcel: '無法讀取這個Excel檔，請另存成CSV再匯入',
  notText: '這不是CSV或XLSX檔，請匯入平台後台匯出的檔案',
  encoding: '無法讀取檔案的文字編碼，請另存成UTF-8的CSV',
  unreadable: '無法讀取這個檔案，請重新整理後再試一次',
  quote: '這一行的引號不成對，無法讀取',
  empty: '檔案裡沒有資料',
  unknown: '找不到認得的欄位，請匯入YouTube工作室、Meta Business Suite或TikTok Studio匯出的檔案',
  notNumber: '不是數字，沒有匯入',
  notDay: '看不懂日期，這一行沒有匯入',
  repeatedDay: '這一天出現兩次，這一行沒有匯入',
  tooManyDays: `每日數據最多${reportLimits.days}天，後面的沒有匯入`,
  tooManyPosts: `最多讀取${reportLimits.importPosts}則貼文，後面的沒有讀取`,
  notAdditive: '同一則貼文分成好幾行，人數與比例不能相加，沒有匯入',
} as const;

/** Why a file cannot be imported, and on which line the problem is. */
export interface ImportRefusal {
  readonly refusal: string;
  readonly line: number | null;
}

export const refuse = (refusal: string, line: number | null = null): ImportRefusal => ({ refusal, line });
