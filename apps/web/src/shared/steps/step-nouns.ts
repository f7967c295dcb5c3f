import type { FunctionCode } from '@paidang/contract/vocabulary';

/** Short name of what a step produces, to put after a verb. */
const nouns: Partial<Record<FunctionCode, string>> = {
  '020': '需求單',
  '030': '大綱',
  '040': '腳本',
  '041': '腳本',
  '050': '影片',
  '060': '文案',
  '061': '文案圖片',
  '070': '上線連結',
  '080': '結案報告',
  '090': '專案時程',
};

export const stepNoun = (code: FunctionCode): string => nouns[code] ?? '';
