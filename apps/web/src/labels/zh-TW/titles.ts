import type { patterns } from '@paidang/contract/pages';

const brand = '拍檔';

/** Titles of the pages, in the browser's tab and in the command palette. */
export const pageTitles = {
  home: '找個好拍檔，拍好每一檔',
  register: '註冊',
  registerInvited: '註冊',
  registerSocial: '註冊',
  accountBinding: '綁定帳號',
  autoLogin: '登入',
  validation: '驗證信箱',
  resetPassword: '設定新密碼',
  superLogin: '代理登入',
  requestForm: '申請撥款',
  profile: '個人中心',
  reward: '撥款申請',
  termsOfUse: '使用條款',
  aboutUs: '關於我們',
  contactUs: '聯絡我們',
  guideline: '合作準則',
  userGuide: '使用教學',
  bonus: '創作者體驗金',
  rewardsRules: '體驗金規則',
  customizedService: '專人服務與海外資源',
  error: '發生錯誤',
  project: '專案管理',
  projectList: '專案列表',
  performance: '成效',
  creatorsCompare: '比較創作者',
  creators: '找創作者',
  creator: '創作者名片',
  projectProgress: '專案進度',
  projectProgressInvite: '專案邀請',
  schedule: '專案時程',
  scheduleHistory: '時程紀錄',
  addProject: '開設專案',
  createProject: '加入專案',
  invitation: '合作邀請',
  invitationLink: '合作邀請',
  briefEdit: '填寫需求單',
  brief: '需求單',
  outline: '創意大綱',
  draftType: '選擇腳本形式',
  draftScript: '腳本',
  draftSeparate: '腳本',
  draftOnePage: '腳本',
  draft: '腳本',
  video: '影片製作',
  copyDetail: '文案',
  copyPlatform: '文案',
  copywriting: '文案',
  worksUpload: '作品上線',
  accept: '驗收單',
  rating: '評分',
  caseReport: '結案報告',
  caseReportEdit: '填寫結案報告',
  caseReportReview: '結案報告',
  caseReportSummary: '成效總表',
  chat: '聊天',
  blank: '重新整理',
} satisfies Partial<Record<keyof typeof patterns, string>>;

export const notFound = '找不到頁面';

/** What the tab says: `(3) 創意大綱・夜間修護精華｜拍檔`. */
export const tabTitle = (page: string, count: string, subject: string | null): string =>
  `${count ? `(${count}) ` : ''}${subject ? `${page}・${subject}` : page}｜${brand}`;
