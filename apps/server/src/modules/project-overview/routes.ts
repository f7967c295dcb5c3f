import { projectCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { activitiesOf, oneProject, projectsOf, tasksOf } from './service';

export function projectRoutes(calls: CallRegistry): void {
  calls.user(projectCalls.list, async (tx, { user }) => ({ data: await projectsOf(tx, user) }));

  calls.project(projectCalls.get, async (tx, { membership, user }) => ({
    data: await oneProject(tx, membership.project, user),
  }));

  calls.project(projectCalls.tasks, async (tx, { membership, user }) => ({
    data: await tasksOf(tx, membership.project, user),
  }));

  calls.project(projectCalls.activities, async (tx, { membership, user, query }) => ({
    data: await activitiesOf(tx, membership.project, user, query.per_page),
  }));
}
