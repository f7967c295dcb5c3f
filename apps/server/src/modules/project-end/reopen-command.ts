import type { Project } from '@paidang/contract/entities';
import { isStepDone } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow } from '../membership';
import { notify } from '../messaging';
import { oneProject } from '../project-overview';
import { findProject, noteActivity, projectParameters, reopenProject } from '../projects';
import { peopleOf, refreshPages } from './announce';

const usage = 'npm run admin -- reopen-project <project uuid>\n';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const code = '3-010-07';

/** The status of a reopened project, depending on the progress of its tasks. */
function statusOf({ tasks }: Project): ProjectRow['status'] {
  const works = tasks.flatMap(({ steps }) => steps.filter((step) => step.function === functionCodes.worksOnline));
  if (works.length > 0 && works.every((step) => isStepDone(step.function, step.status))) return 'reporting';
  return tasks.some(({ creator }) => creator) ? 'active' : 'building';
}

/**
 * Reopens a closed or cancelled project: its steps continue where they were. It is a command because only the platform team
 * may do it, and there is no page for it yet. Revoked invitations stay revoked.
 *
 * @throws with the text to print
 */
export async function runReopenCommand(tx: Transaction, words: readonly string[]): Promise<string> {
  const [, id = '', ...rest] = words;
  if (!uuid.test(id) || rest.length > 0) throw new Error(usage);
  const record = await findProject(tx.db, id);
  if (!record) throw new Error(`There is no project "${id}".\n`);
  const { project } = record;
  const whole = await oneProject(tx, project, { id: project.vendorId });
  const status = statusOf(whole);
  if (!(await reopenProject(tx.db, id, status))) throw new Error(`${project.name} has not ended.\n`);
  await notify(tx, { to: await peopleOf(tx, project), code, parameters: projectParameters(project) });
  const [task] = whole.tasks;
  if (task) await noteActivity(tx, { projectId: id, taskId: task.uuid, code });
  refreshPages(tx, whole);
  return `${project.name}: ${status}\n`;
}
