import { projectCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { Platform } from '../../platform/platform';
import { invitationsOfProject } from '../invitations';
import { oneProject } from '../project-overview';
import { findTask } from '../projects';
import { archiveProject, unarchiveProject } from './archive';
import { changeFacts } from './change-facts';
import { duplicateProject, readBriefsToCopy } from './duplicate';
import { changePlatforms, previewPlatforms } from './platforms';
import { addTask, removeTask } from './tasks';

const ratePerMinute = 30;

export function projectChangeRoutes(calls: CallRegistry, platform: Platform): void {
  calls.project(projectCalls.change, { ratePerMinute }, async (tx, { membership: { project }, user, body }) => {
    await changeFacts(tx, project, user, body);
    return { data: await oneProject(tx, project, user) };
  });

  calls.project(projectCalls.addTasks, { ratePerMinute }, async (tx, { membership: { project }, user, body }) => {
    await addTask(tx, project, body);
    return { data: await oneProject(tx, project, user) };
  });

  calls.task(projectCalls.removeTask, { ratePerMinute }, async (tx, { membership, user }) => {
    await removeTask(tx, membership, user);
    return { data: await oneProject(tx, membership.project, user) };
  });

  calls.task(projectCalls.taskChanges, async ({ db }, { membership }) => ({
    data: { changes: (await findTask(db, membership.task.id))?.task.changes ?? 0 },
  }));

  calls.task(projectCalls.previewPlatforms, { ratePerMinute }, async (tx, { membership, user, body }) => {
    const { removed: _, ...data } = await previewPlatforms(tx, { membership, user }, body.platforms);
    return { data };
  });

  calls.task(projectCalls.changePlatforms, { ratePerMinute }, async (tx, { membership, user, body }) => {
    await changePlatforms(tx, { membership, user }, body);
    return { data: await oneProject(tx, membership.project, user) };
  });

  calls.project(
    projectCalls.duplicate,
    { ratePerMinute, prepare: ({ membership: { project }, user }) => readBriefsToCopy(platform, project, user.id) },
    async (tx, { membership: { project }, user, body, prepared: briefs }) => {
      const copy = await duplicateProject(tx, project, user, { name: body.name, briefs });
      return { data: await oneProject(tx, copy, user) };
    },
  );

  calls.project(projectCalls.archive, async (tx, { membership: { project }, user }) => {
    await archiveProject(tx, project, user);
    return { data: await oneProject(tx, project, user) };
  });

  calls.project(projectCalls.unarchive, async (tx, { membership: { project }, user }) => {
    await unarchiveProject(tx, project, user);
    return { data: await oneProject(tx, project, user) };
  });

  calls.project(projectCalls.invitations, async (tx, { membership: { project } }) => ({
    data: await invitationsOfProject(tx, project),
  }));
}
