import { firstBall, machineOf } from '@paidang/contract/steps';
import { type BuildMode, buildModes, functionCodes } from '@paidang/contract/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/transaction';
import { steps } from '../steps/schema';
import { projects, tasks } from './schema';

const usage = `npm run admin -- build-mode <project uuid> <${buildModes.join('|')}>\n`;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isBuildMode = (word: string): word is BuildMode => buildModes.some((mode) => mode === word);

/**
 * Says who runs a project: nobody but the platform's team can, and it has no page of its own yet. First dates nobody has
 * begun to plan come from the other side then.
 *
 * @throws with what was wrong
 */
export async function runBuildModeCommand(tx: Transaction, words: readonly string[]): Promise<string> {
  const [, id = '', mode = '', ...rest] = words;
  if (!uuid.test(id) || !isBuildMode(mode) || rest.length > 0) throw new Error(usage);
  const [project] = await tx.db
    .update(projects)
    .set({ buildMode: mode })
    .where(eq(projects.id, id))
    .returning({ name: projects.name });
  if (!project) throw new Error(`There is no project "${id}".\n`);
  const code = functionCodes.schedule;
  const own = tx.db.select({ id: tasks.id }).from(tasks).where(eq(tasks.projectId, id));
  await tx.db
    .update(steps)
    .set({ ball: firstBall(code, mode), updatedAt: tx.now })
    .where(and(inArray(steps.taskId, own), eq(steps.function, code), eq(steps.status, machineOf(code).initial)));
  return `${project.name}: ${mode}\n`;
}
