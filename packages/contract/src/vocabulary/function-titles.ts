import type { FunctionCode } from './codes';

/** What people call a function. Apart from the step definitions, so that a page that only names steps loads nothing else. */
export const functionTitles: Readonly<Record<FunctionCode, string>> = {
  '010': '合作案',
  '020': '需求單',
  '030': '創意大綱',
  '040': '腳本',
  '041': '一頁式腳本',
  '050': '影片製作',
  '060': '文案',
  '061': '文案圖片',
  '070': '作品上線',
  '080': '結案報告',
  '090': '專案時程',
  '100': 'LINE 通知',
  '101': '專案提案',
};
