import type { Invitation } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { isVendor } from '@paidang/contract/vocabulary';
import type { PendingNavigation } from '../stores/arrivals';

/** Those somebody still has to answer. */
export const awaiting = (received: readonly Invitation[]): Invitation[] =>
  received.filter(({ status }) => status === 'pending');

/** Which of the three things somebody is asked. */
export const askOf = ({ kind, recipient_role }: Pick<Invitation, 'kind' | 'recipient_role'>) => {
  if (kind === 'task') return 'task';
  return isVendor(recipient_role) ? 'vendor' : 'creator';
};

/** Where a signed-in person answers. */
export function invitationPath(
  invitation: Pick<Invitation, 'uuid' | 'kind' | 'recipient_role' | 'project' | 'sender'>,
): string {
  const { uuid, project, sender } = invitation;
  const ask = askOf(invitation);
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

/** Where somebody goes on whom an invitation brought: to the project they joined, or to where they are asked. */
export function nextPageAfterInvitation(invitation: Invitation): PendingNavigation {
  const { status, project } = invitation;
  return status === 'joined' && project
    ? { target: paths.projectProgress(project.uuid), isJoined: true }
    : { target: invitationPath(invitation), isJoined: false };
}

const carried = ['kol', 'name', 'avatar', 'project_build_invitation_uuid', 'uuid'] as const;

/**
 * Where the `create` query of a registration leads afterwards: `kol` to opening a project, anything else to accepting
 * one; `null` without it.
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
