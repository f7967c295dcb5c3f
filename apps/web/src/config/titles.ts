import { patterns } from '@paidang/contract/pages';
import { capCount } from '@paidang/contract/rules';
import { matchPath } from 'react-router-dom';

const brand = '拍檔';

const titles: readonly [pattern: string, title: string][] = [
  [patterns.home, '找個好拍檔，拍好每一檔'],
  [patterns.register, '註冊'],
  [patterns.registerInvited, '註冊'],
  [patterns.registerSocial, '註冊'],
  [patterns.accountBinding, '綁定帳號'],
  [patterns.autoLogin, '登入'],
  [patterns.validation, '驗證信箱'],
  [patterns.resetPassword, '設定新密碼'],
  [patterns.superLogin, '代理登入'],
  [patterns.profile, '個人中心'],
  [patterns.termsOfUse, '使用條款'],
  [patterns.aboutUs, '關於我們'],
  [patterns.contactUs, '聯絡我們'],
  [patterns.guideline, '合作準則'],
  [patterns.userGuide, '使用教學'],
  [patterns.bonus, '創作者體驗金'],
  [patterns.rewardsRules, '體驗金規則'],
  [patterns.customizedService, '專人服務與海外資源'],
  [patterns.error, '發生錯誤'],
  [patterns.project, '專案管理'],
  [patterns.projectList, '專案列表'],
  [patterns.projectProgress, '專案進度'],
  [patterns.projectProgressInvite, '專案邀請'],
  [patterns.schedule, '專案時程'],
  [patterns.scheduleHistory, '時程紀錄'],
  [patterns.addProject, '開設專案'],
  [patterns.createProject, '加入專案'],
  [patterns.invitation, '合作邀請'],
  [patterns.invitationLink, '合作邀請'],
  [patterns.briefEdit, '填寫需求單'],
  [patterns.brief, '需求單'],
  [patterns.outline, '創意大綱'],
  [patterns.draftType, '選擇腳本形式'],
  [patterns.draftScript, '腳本'],
  [patterns.draftSeparate, '腳本'],
  [patterns.draftOnePage, '腳本'],
  [patterns.draft, '腳本'],
  [patterns.video, '影片製作'],
  [patterns.copyDetail, '文案'],
  [patterns.copyPlatform, '文案'],
  [patterns.copywriting, '文案'],
  [patterns.worksUpload, '作品上線'],
  [patterns.accept, '驗收單'],
  [patterns.chat, '聊天'],
  [patterns.blank, '重新整理'],
  ['*', '找不到頁面'],
];

/** The name of the page at a path. */
export const pageTitle = (pathname: string): string =>
  titles.find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? brand;

/**
 * What the browser's tab says: the page, and the project it is about.
 *
 * @example documentTitle('創意大綱', 3, '夜間修護精華') // '(3) 創意大綱・夜間修護精華｜拍檔'
 */
export const documentTitle = (page: string, unread = 0, subject: string | null = null): string =>
  `${unread > 0 ? `(${capCount(unread)}) ` : ''}${[page, ...(subject ? [subject] : [])].join('・')}｜${brand}`;
