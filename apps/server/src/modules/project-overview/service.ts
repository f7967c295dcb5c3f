import type { Activity, ListedProject, Project, ProjectPage, Task } from '@paidang/contract/entities';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow } from '../membership';
import {
  findProject,
  listActivities,
  listArchived,
  listCancellations,
  listProjects,
  listTasks,
  type ProjectRecord,
} from '../projects';
import { averagesOf } from '../ratings';
import { listSteps, presentTask } from '../steps';
import { presentActivity, presentProject, type Viewer } from './present';

async function present({ db }: Transaction, records: readonly ProjectRecord[], viewer: Viewer): Promise<Project[]> {
  const ids = records.map(({ project }) => project.id);
  const tasks = await listTasks(db, ids, viewer.id);
  const steps = await listSteps(
    db,
    tasks.map(({ task }) => task.id),
  );
  const cancellations = await listCancellations(db, ids);
  const archived = await listArchived(db, viewer.id);
  return records.map((record) => presentProject(record, { tasks, steps, cancellations, archived }, viewer));
}

/** A vendor's or creator's projects, newest first. */
export async function projectsOf(tx: Transaction, viewer: Viewer): Promise<ListedProject[]> {
  const projects = await present(tx, await listProjects(tx.db, viewer.id), viewer);
  return projects.map((project) => ({ ...project, updated_at: lastChange(project) }));
}

const lastChange = ({ created_at, tasks }: Project): string =>
  tasks
    .flatMap(({ steps }) => steps.map(({ updated_at }) => updated_at))
    .sort()
    .at(-1) ?? created_at;

/** A project, with the average ratings of the people the viewer works with. @throws 0404 */
export async function oneProject(tx: Transaction, { id }: ProjectRow, viewer: Viewer): Promise<ProjectPage> {
  const record = await findProject(tx.db, id);
  const [project] = record ? await present(tx, [record], viewer) : [];
  if (!project) throw notFound();
  const people = [project.vendor, ...project.tasks.flatMap(({ creator }) => creator ?? [])].map(({ uuid }) => uuid);
  const others = people.filter((uuid) => uuid !== viewer.id);
  return { ...project, averages: Object.fromEntries(await averagesOf(tx, others)) };
}

export async function tasksOf({ db }: Transaction, project: ProjectRow, viewer: Viewer): Promise<Task[]> {
  const tasks = await listTasks(db, [project.id], viewer.id);
  const steps = await listSteps(
    db,
    tasks.map(({ task }) => task.id),
  );
  return tasks.map((record) => presentTask(record, steps));
}

/** The project activities the viewer may see, newest first. */
export async function activitiesOf(
  { db }: Transaction,
  project: ProjectRow,
  viewer: Viewer,
  most: number,
): Promise<Activity[]> {
  return (await listActivities(db, project.id, viewer.id, most)).map(presentActivity);
}
