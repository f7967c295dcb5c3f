import * as z from 'zod';

/** The sender of a notification. 4 is reserved; 6 is our addition to the specification. */
export const identityCodes = { vendor: '1', creator: '2', platform: '3', proposal: '5', guest: '6' } as const;
export type IdentityCode = (typeof identityCodes)[keyof typeof identityCodes];

/** The steps of a task and the other areas a notification can come from. */
export const functionCodes = {
  case: '010',
  brief: '020',
  outline: '030',
  scriptPages: '040',
  scriptOnePage: '041',
  video: '050',
  copyText: '060',
  copyPhotos: '061',
  worksOnline: '070',
  closingReport: '080',
  schedule: '090',
  messagingBinding: '100',
  proposal: '101',
  // Our addition to the codes of the specification.
  rewards: '110',
  announcement: '120',
  abuseReport: '121',
} as const;
export type FunctionCode = (typeof functionCodes)[keyof typeof functionCodes];
export const FunctionCode = /* @__PURE__ */ (() =>
  z.enum(Object.values(functionCodes) as [FunctionCode, ...FunctionCode[]]))();

/** Titles of functions. Not part of the step definitions, so that a page that only names steps does not load those. */
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
  '110': '撥款',
  '120': '平台公告',
  '121': '檢舉',
};

/** What happened. */
export const actionCodes = {
  provided: '01',
  modified: '02',
  archived: '03',
  commented: '04',
  approved: '05',
  scheduleConfirmed: '06',
  opened: '07',
  replied: '08',
  copyCompared: '09',
  invited: '10',
  joined: '11',
  failedReview: '12',
  transcoded: '13',
  reportRequested: '14',
  reportUpdateRequested: '15',
  transcodeFailed: '16',
  proposalOpened: '17',
  // Our addition to the codes of the specification; 53 is reserved for a date that moved automatically.
  dueSoon: '51',
  overdue: '52',
  nudged: '54',
  rated: '55',
  ratingsOpen: '56',
  consentAsked: '57',
  consentGiven: '58',
  consentRefused: '59',
  handedOver: '60',
} as const;
export type ActionCode = (typeof actionCodes)[keyof typeof actionCodes];

/** The actions of cancelling or closing a project: requested, agreed, declined, withdrawn, done. */
export const endingActions = ['14', '06', '08', '15', '03'] as const satisfies readonly ActionCode[];

/** A notification code written `identity-function-action`, e.g. `2-030-01`. */
export type CodeTriple = `${IdentityCode}-${FunctionCode}-${ActionCode}`;

/** Who acts: one of the two people, or the platform. */
export type Party = 'vendor' | 'creator' | 'platform';
