import { beginnerMode, guideIds } from '@paidang/contract/vocabulary';

export { pagePatterns as patterns } from '@paidang/contract/vocabulary';

const query = (entries: { [name: string]: string | number | undefined }): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `?${text}` : '';
};

interface InvitationLink {
  token: string;
  task: string | null;
  build: string | null;
}

const linkOf = ({ token, task, build }: InvitationLink): string =>
  `${encodeURIComponent(token)}${query({
    task_uuid: task ?? undefined,
    project_build_invitation_uuid: build ?? undefined,
  })}`;
type StepOptions = {
  /** Position of the task in its project, from 0. */
  index?: number | undefined;
  /** Comment to open. */
  comment?: string | undefined;
};

type WorksOptions = StepOptions & {
  /** The platform that is shown. */
  platform?: string | undefined;
};

type CopyOptions = StepOptions & {
  /** Which half is shown. @default the words */
  tab?: 'photos' | undefined;
};

/** The task a schedule belongs to. */
interface ScheduleOf {
  project: string;
  index: number;
  task: string;
  type: string;
}

const scheduleQuery = ({ project, index, task, type }: ScheduleOf): string =>
  query({ id: project, index, task_uuid: task, task_type: type });

/** Every address of the app, written once. */
export const paths = {
  home: '/',
  login: '/?login',
  forgotPassword: '/?login=forgot',
  profile: (tab?: string) => (tab ? `/profile/${tab}` : '/profile'),
  project: '/project',
  projectList: '/project_list',
  projectProgress: (project: string, index?: number) => `/project_progress${query({ id: project, index })}`,
  schedule: (of: ScheduleOf) => `/project/schedule-setting${scheduleQuery(of)}`,
  scheduleHistory: (of: ScheduleOf) => `/project/schedule-history${scheduleQuery(of)}`,
  briefEdit: (project: string, task: string) =>
    `/briefa/${encodeURIComponent(project)}/${encodeURIComponent(task)}?v=draft`,
  brief: (task: string, type: string, options: StepOptions = {}) =>
    `/briefb/${encodeURIComponent(task)}/${encodeURIComponent(type)}${query(options)}`,
  outline: (task: string, options: StepOptions = {}) => `/outline/${encodeURIComponent(task)}${query(options)}`,
  draft: (task: string, options: StepOptions = {}) => `/draft/${encodeURIComponent(task)}${query(options)}`,
  draftType: (task: string, options: StepOptions = {}) => `/draft-type/${encodeURIComponent(task)}${query(options)}`,
  draftScript: (task: string, options: StepOptions = {}) =>
    `/draft/${encodeURIComponent(task)}/draft-script${query(options)}`,
  draftSeparate: (task: string, options: StepOptions = {}) =>
    `/draft/${encodeURIComponent(task)}/draft-script-separate${query(options)}`,
  draftOnePage: (task: string, options: StepOptions = {}) =>
    `/draft-one-page/${encodeURIComponent(task)}${query(options)}`,
  video: (task: string, options: StepOptions = {}) => `/video/${encodeURIComponent(task)}${query(options)}`,
  copywriting: (task: string, options: StepOptions = {}) => `/copywriting/${encodeURIComponent(task)}${query(options)}`,
  copyDetail: (task: string, platform: string, options: CopyOptions = {}) =>
    `/copywriting/detail/${encodeURIComponent(task)}/${encodeURIComponent(platform)}${query(options)}`,
  worksUpload: (task: string, options: WorksOptions = {}) =>
    `/works_upload/${encodeURIComponent(task)}${query(options)}`,
  accept: (task: string, options: StepOptions = {}) => `/accept/${encodeURIComponent(task)}${query(options)}`,
  invitation: '/invitation',
  invitationLink: (link: InvitationLink) => `/invitation/${linkOf(link)}`,
  /** A guest registers by a mailed link. */
  registerInvited: (link: InvitationLink) => `/register/invitation/${linkOf(link)}`,
  addProject: (options: Record<string, string | undefined> = {}) => `/add_project/${query(options)}`,
  createProject: (options: { project_build_invitation_uuid: string | undefined; project_uuid: string | undefined }) =>
    `/create_project${query(options)}`,
  projectInvite: (invitation: string) => `/project_progress_invite${query({ invitation })}`,
  chat: '/chat',
  chatRoom: (room: string) => `/chat${query({ room })}`,
  register: '/register',
  /** Somebody a provider vouched for registers. */
  registerSocial: (token: string) => `/register/isForm3rdLogin${query({ token })}`,
  /** The same over the first page. */
  registerDialog: '/?register',
  validation: '/validation',
  validationState: (state: 'sent' | 'expired' | 'done') => `/validation?state=${state}`,
  termsOfUse: '/terms-of-use',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  guideline: '/guideline',
  /** The guide, one of its categories, or a page of one. */
  userGuide: (category?: string, sub?: string) =>
    ['/userGuide', category, sub]
      .filter((part) => part !== undefined)
      .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
      .join('/'),
  /** What creators get for their first project. */
  bonus: '/ladingpage/bonus',
  rewardsRules: '/rewardsRules',
  customizedService: '/customized_service',
  /** Where the beginner guide begins, with the page it explains first. */
  guide: `/project_progress${query({ id: guideIds.project, index: 0, page: 'briefb', [beginnerMode.name]: beginnerMode.value })}`,
  /** A page as the guide shows it. */
  inGuide: (path: string) => `${path}${path.includes('?') ? '&' : '?'}${beginnerMode.name}=${beginnerMode.value}`,
  projectError: '/error/project',
  notFound: '/404',
};
