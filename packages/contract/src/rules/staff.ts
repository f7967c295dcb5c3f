import { operationLimits } from '../limits';

const most = operationLimits.exportedEntries.toLocaleString('zh-TW');

/** Refusals only staff can get. */
export const staffMessages = {
  keyExpired: '這組金鑰已經過期，請重新開始',
  tooManyEntries: `符合的紀錄超過${most}筆，請縮小範圍再匯出`,
} as const;
