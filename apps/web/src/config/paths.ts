const query = (entries: Record<string, string | number | undefined>): string => {
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

/** Every address of the app, written once. */
export const paths = {
  home: '/',
  login: '/?login',
  forgotPassword: '/?login=forgot',
  profile: (tab?: string) => (tab ? `/profile/${tab}` : '/profile'),
  project: '/project',
  projectList: '/project_list',
  projectProgress: (project: string, index?: number) => `/project_progress${query({ id: project, index })}`,
  outline: (task: string, options: { index?: number | undefined; comment?: string | undefined } = {}) =>
    `/outline/${encodeURIComponent(task)}${query(options)}`,
  invitation: '/invitation',
  invitationLink: (link: InvitationLink) => `/invitation/${linkOf(link)}`,
  /** A guest registers by a mailed link. */
  registerInvited: (link: InvitationLink) => `/register/invitation/${linkOf(link)}`,
  addProject: (options: Record<string, string | undefined> = {}) => `/add_project/${query(options)}`,
  createProject: (options: { project_build_invitation_uuid: string; project_uuid: string | undefined }) =>
    `/create_project${query(options)}`,
  projectInvite: (invitation: string) => `/project_progress_invite${query({ invitation })}`,
  chat: '/chat',
  chatRoom: (room: string) => `/chat${query({ room })}`,
  register: '/register',
  validation: '/validation',
  validationState: (state: 'sent' | 'expired' | 'done') => `/validation?state=${state}`,
  termsOfUse: '/terms-of-use',
  projectError: '/error/project',
  notFound: '/404',
};

/** Route patterns, as the router writes them. */
export const patterns = {
  home: '/',
  blank: '/blank',
  register: '/register',
  registerInvited: '/register/invitation/:token',
  validation: '/validation',
  resetPassword: '/reset_password/:token',
  superLogin: '/hack-login/:token',
  profile: '/profile/:tab?',
  termsOfUse: '/terms-of-use',
  error: '/error/:errorType',
  notFound: '/404',
  project: '/project',
  projectList: '/project_list',
  projectProgress: '/project_progress',
  projectProgressInvite: '/project_progress_invite',
  addProject: '/add_project',
  createProject: '/create_project',
  invitation: '/invitation',
  invitationLink: '/invitation/:token',
  outline: '/outline/:taskId',
  chat: '/chat',
} as const;
