import { hasEnded } from '@paidang/contract/vocabulary';
import { allowedActions, type Machine, turnAfter } from '@paidang/contract/workflow';
import type { ProjectMembership } from '../membership';

type InProject = Pick<ProjectMembership, 'project' | 'party'>;

/** The actions the workflow allows a member in a status; none once the project has ended. */
export const actionsOf = <Status extends string, Action extends string>(
  { project, party }: InProject,
  machine: Machine<Status, Action>,
  status: string,
): Action[] => (hasEnded(project.status) ? [] : allowedActions(machine, status, party));

/** Whose turn a part of a step is; nobody's once the project has ended. */
export const turnOfPart = ({ project, party }: InProject, machine: Machine, status: string) =>
  hasEnded(project.status) ? null : turnAfter(machine, status, party);
