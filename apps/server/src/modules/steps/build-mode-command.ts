import { type BuildMode, buildModes, functionCodes } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import { setBuildMode } from '../projects';
import { setFirstTurn } from './store';

const usage = `npm run admin -- build-mode <project uuid> <${buildModes.join('|')}>\n`;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isBuildMode = (word: string): word is BuildMode => buildModes.some((mode) => mode === word);

/**
 * Sets who runs a project. It is a command because only the platform team may change it, and there is no page for it yet. The
 * first turn in schedules that have not been started goes to the other side.
 *
 * @throws with the text to print
 */
export async function runBuildModeCommand(tx: Transaction, words: readonly string[]): Promise<string> {
  const [, id = '', mode = '', ...rest] = words;
  if (!uuid.test(id) || !isBuildMode(mode) || rest.length > 0) throw new Error(usage);
  const project = await setBuildMode(tx.db, id, mode);
  if (!project) throw new Error(`There is no project "${id}".\n`);
  await setFirstTurn(tx.db, project.id, functionCodes.schedule, mode, tx.now);
  return `${project.name}: ${mode}\n`;
}
