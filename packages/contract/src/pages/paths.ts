import { type BuildMode, beginnerMode, type ContentKind, guideIds, type RewardStage } from '../vocabulary';
import { pageAddress, queryText } from './address';
import { patterns } from './patterns';
import type { PreviewPageName } from './preview-pages';

interface InvitationLink {
  token: string;
  task: string | null;
  build: string | null;
}

const queryOf = ({ task, build }: InvitationLink) => ({
  task_uuid: task ?? undefined,
  project_build_invitation_uuid: build ?? undefined,
});

export type StepOptions = {
  /** Position of the task in its project, from 0. */
  index?: number | undefined;
  /** Comment to open. */
  comment?: string | undefined;
};

type WorksOptions = StepOptions & {
  /** The platform to show. */
  platform?: string | undefined;
};

type CopyOptions = StepOptions & {
  /** The part to show. @default the text */
  tab?: 'photos' | undefined;
};

/** The task a schedule belongs to. */
interface ScheduleOf {
  project: string;
  index: number;
  task: string;
  type: string;
}

const scheduleQuery = ({ project, index, task, type }: ScheduleOf) => ({
  id: project,
  index,
  task_uuid: task,
  task_type: type,
});

/** Every address of the web app, for links, mails, messages and redirects. */
export const paths = {
  home: patterns.home,
  /** The landing page for a signed-in user, who would otherwise be redirected to their projects. */
  homeStay: '/?stay',
  login: '/?login',
  forgotPassword: '/?login=forgot',
  profile: (tab?: string) => pageAddress('profile', { tab }),
  /**
   * Where a creator requests a payment, or corrects a request that was returned.
   *
   * @param options.field name of the service data field to focus
   */
  requestForm: ({ reward, field }: { reward?: string; field?: string } = {}) =>
    `${pageAddress('requestForm', {}, { reward })}${field ? `#${field}` : ''}`,
  reward: (reward: string) => pageAddress('reward', { rewardId: reward }),
  /** The site content the platform team edits: a kind, and optionally one of its records. */
  consoleContent: (kind?: ContentKind, record?: string) => pageAddress('consoleContent', { kind, id: record }),
  project: patterns.project,
  projectList: patterns.projectList,
  performance: patterns.performance,
  /** The search for creators, or one of the vendor's lists of them. */
  creators: (options: { list?: string } = {}) => pageAddress('creators', {}, options),
  /** @param creators up to four, shown side by side */
  creatorsCompare: (creators: readonly string[]) => pageAddress('creatorsCompare', {}, { ids: creators.join(',') }),
  /** A creator's card. */
  creator: (creator: string) => pageAddress('creator', { creatorId: creator }),
  /** A project proposal of the platform team. */
  proposal: (proposal: string) => pageAddress('proposal', { proposalId: proposal }),
  projectProgress: (project: string, index?: number) => pageAddress('projectProgress', {}, { id: project, index }),
  schedule: (of: ScheduleOf) => pageAddress('schedule', {}, scheduleQuery(of)),
  scheduleHistory: (of: ScheduleOf) => pageAddress('scheduleHistory', {}, scheduleQuery(of)),
  briefEdit: (project: string, task: string) =>
    pageAddress('briefEdit', { projectId: project, taskId: task }, { v: 'draft' }),
  brief: (task: string, type: string, options: StepOptions = {}) =>
    pageAddress('brief', { taskId: task, taskType: type }, options),
  outline: (task: string, options: StepOptions = {}) => pageAddress('outline', { taskId: task }, options),
  draft: (task: string, options: StepOptions = {}) => pageAddress('draft', { taskId: task }, options),
  draftType: (task: string, options: StepOptions = {}) => pageAddress('draftType', { taskId: task }, options),
  draftScript: (task: string, options: StepOptions = {}) => pageAddress('draftScript', { taskId: task }, options),
  draftSeparate: (task: string, options: StepOptions = {}) => pageAddress('draftSeparate', { taskId: task }, options),
  draftOnePage: (task: string, options: StepOptions = {}) => pageAddress('draftOnePage', { taskId: task }, options),
  video: (task: string, options: StepOptions = {}) => pageAddress('video', { taskId: task }, options),
  copywriting: (task: string, options: StepOptions = {}) => pageAddress('copywriting', { taskId: task }, options),
  copyDetail: (task: string, platform: string, options: CopyOptions = {}) =>
    pageAddress('copyDetail', { taskId: task, platformId: platform }, options),
  worksUpload: (task: string, options: WorksOptions = {}) => pageAddress('worksUpload', { taskId: task }, options),
  /** All reports of a task, or the report of one platform. */
  caseReport: (task: string, report?: string, options: StepOptions = {}) =>
    pageAddress('caseReport', { taskId: task, reportId: report }, options),
  caseReportEdit: (task: string, report: string, options: StepOptions = {}) =>
    pageAddress('caseReportEdit', { taskId: task, reportId: report }, options),
  caseReportReview: (task: string, report: string, options: StepOptions = {}) =>
    pageAddress('caseReportReview', { taskId: task, reportId: report }, options),
  /** The summary of a task's reports. */
  caseReportSummary: (
    { uuid: task, index }: { uuid: string; index: number },
    { build_mode }: { build_mode: BuildMode },
  ) => pageAddress('caseReportSummary', {}, { task_uuid: task, index, build_mode }),
  /** Where the two people of a task rate each other. */
  rating: (task: string) => pageAddress('rating', { taskId: task }, {}),
  accept: (task: string, options: StepOptions = {}) => pageAddress('accept', { taskId: task }, options),
  invitation: patterns.invitation,
  invitationLink: (link: InvitationLink) => pageAddress('invitationLink', { token: link.token }, queryOf(link)),
  /** Where an invited person registers by the mailed link. */
  registerInvited: (link: InvitationLink) => pageAddress('registerInvited', { token: link.token }, queryOf(link)),
  addProject: (options: Record<string, string | undefined> = {}) => `${patterns.addProject}/${queryText(options)}`,
  createProject: (options: { project_build_invitation_uuid: string | undefined; project_uuid: string | undefined }) =>
    pageAddress('createProject', {}, options),
  projectInvite: (invitation: string) => pageAddress('projectProgressInvite', {}, { invitation }),
  consoleConsultations: (consultation?: string) =>
    pageAddress('consoleConsultations', { consultationId: consultation }),
  consoleAbuse: (report?: string) => pageAddress('consoleAbuse', { reportId: report }),
  /** Requests for payment at a stage or matching a search, or one of them. */
  consoleRewards: (reward?: string, query: { stage?: RewardStage | undefined; q?: string | undefined } = {}) =>
    pageAddress('consoleRewards', { rewardId: reward }, query),
  consolePeople: (account?: string) => pageAddress('consolePeople', { accountId: account }),
  consoleHealth: patterns.consoleHealth,
  consoleAnnouncements: patterns.consoleAnnouncements,
  /** The audit log: everything, or entries about one account or other record. */
  consoleAudit: (options: { about?: string } = {}) => pageAddress('consoleAudit', {}, options),
  consoleAccount: patterns.consoleAccount,
  consoleProposals: (proposal?: string) => pageAddress('consoleProposals', { proposalId: proposal }),
  chat: patterns.chat,
  /** @param message the message to scroll to */
  chatRoom: (room: string, message?: string) => pageAddress('chat', {}, { room, message }),
  register: patterns.register,
  /** Registration after a provider has identified the person. */
  registerSocial: (token: string) => pageAddress('registerSocial', {}, { token }),
  /** Linking a provider's account to an existing one. */
  accountBinding: (token: string) => pageAddress('accountBinding', {}, { token }),
  /** Registration in a dialog over the home page. */
  registerDialog: '/?register',
  validation: patterns.validation,
  /** Pages that mailed links lead to. */
  verifyEmail: (token: string) => pageAddress('validation', {}, { token }),
  resetPassword: (token: string) => pageAddress('resetPassword', { token }),
  console: patterns.console,
  consoleLogin: patterns.consoleLogin,
  /** Where a person without an account watches a video. */
  guestReview: (token: string) => pageAddress('guestReview', { token }),
  consolePassword: (token: string) => pageAddress('consolePassword', { token }),
  superLogin: (token: string) => pageAddress('superLogin', { token }),
  autoLogin: (token: string) => pageAddress('autoLogin', { token }),
  validationState: (state: 'sent' | 'expired' | 'done') => pageAddress('validation', {}, { state }),
  termsOfUse: patterns.termsOfUse,
  aboutUs: patterns.aboutUs,
  contactUs: patterns.contactUs,
  guideline: patterns.guideline,
  /** The guide, one of its categories, or a page of one. */
  userGuide: (category?: string, sub?: string) =>
    pageAddress('userGuide', { mainCategory: category, subCategory: sub }),
  /** The campaign page for a creator's first project. */
  bonus: patterns.bonus,
  rewardsRules: patterns.rewardsRules,
  customizedService: patterns.customizedService,
  /** One of the page's tabs, counted from 0. */
  customizedServiceTab: (tab: number) => pageAddress('customizedService', {}, { current_tab: tab }),
  partnerOffer: patterns.partnerOffer,
  /** All success cases, those of a type, or one of them to scroll to. */
  moreCases: ({ type, item }: { type?: string | undefined; item?: string } = {}) =>
    `${pageAddress('moreCases', {}, { type })}${item ? `#${item}` : ''}`,
  /** Preview of a landing page the platform team has edited but not published. */
  preview: (page: PreviewPageName, token?: string) => pageAddress(page, {}, { preview: token }),
  /** The start of the beginner guide, on the page it explains first. */
  guide: pageAddress(
    'projectProgress',
    {},
    {
      id: guideIds.project,
      index: 0,
      page: 'briefb',
      [beginnerMode.name]: beginnerMode.value,
    },
  ),
  /** A page within the beginner guide. */
  inGuide: (path: string) => `${path}${path.includes('?') ? '&' : '?'}${beginnerMode.name}=${beginnerMode.value}`,
  projectError: pageAddress('error', { errorType: 'project' }),
  /** Explains why the platform has suspended the account. */
  suspended: pageAddress('error', { errorType: 'suspended' }),
  notFound: patterns.notFound,
};
