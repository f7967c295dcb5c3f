import { projectCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { activitiesOf, oneProject, projectsOf, tasksOf } from './service';

export function projectRoutes(calls: CallRegistry): void {
  calls.user(projectCalls.list, async (tx, { user }) => ({ data: await projectsOf(tx, user) }));

  calls.project(projectCalls.get, async (tx, { seat, user }) => ({ data: await oneProject(tx, seat.project, user) }));

  calls.project(projectCalls.tasks, async (tx, { seat, user }) => ({ data: await tasksOf(tx, seat.project, user) }));

  calls.project(projectCalls.activities, async (tx, { seat, user, query }) => ({
    data: await activitiesOf(tx, seat.project, user, query.per_page),
  }));
}
