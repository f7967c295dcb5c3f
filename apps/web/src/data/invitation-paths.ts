import type { Invitation } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { isVendor } from '@paidang/contract/vocabulary';
import type { PendingNavigation } from '../stores/arrivals';

/** The invitations that still need an answer. */
export const unansweredInvitations = (received: readonly Invitation[]): Invitation[] =>
  received.filter(({ status }) => status === 'pending');

/** Which of the three kinds of question an invitation asks. */
export const invitationQuestionOf = ({ kind, recipient_role }: Pick<Invitation, 'kind' | 'recipient_role'>) => {
  if (kind === 'task') return 'task';
  return isVendor(recipient_role) ? 'vendor' : 'creator';
};

/** The page where a signed-in user answers an invitation. */
export function invitationPath(
  invitation: Pick<Invitation, 'uuid' | 'kind' | 'recipient_role' | 'project' | 'sender'>,
): string {
  const { uuid, project, sender } = invitation;
  const ask = invitationQuestionOf(invitation);
  if (ask === 'vendor') {
    return paths.addProject({
      create: 'kol',
      kol: sender.uuid,
      name: sender.name,
      avatar: sender.avatar ?? undefined,
      project_build_invitation_uuid: uuid,
    });
  }
  if (ask === 'creator')
    return paths.createProject({ project_build_invitation_uuid: uuid, project_uuid: project?.uuid });
  return paths.projectInvite(uuid);
}

/** The next page for a user who came by an invitation: the project they joined, or the page to answer it. */
export function nextPageAfterInvitation(invitation: Invitation): PendingNavigation {
  const { status, project } = invitation;
  return status === 'joined' && project
    ? { target: paths.projectProgress(project.uuid), isJoined: true }
    : { target: invitationPath(invitation), isJoined: false };
}

const carried = ['kol', 'name', 'avatar', 'project_build_invitation_uuid', 'uuid'] as const;

/**
 * The page to open after a registration with a `create` query: `kol` opens a project, any other value accepts one; `null`
 * without the query.
 */
export function createPath(search: URLSearchParams): string | null {
  const create = search.get('create');
  if (create === null) return null;
  const invitation = search.get('project_build_invitation_uuid') ?? undefined;
  if (create === 'kol') {
    return paths.addProject({
      create,
      ...Object.fromEntries(carried.map((name) => [name, search.get(name) ?? undefined])),
    });
  }
  return paths.createProject({
    project_build_invitation_uuid: invitation,
    project_uuid: search.get('project_uuid') ?? undefined,
  });
}
