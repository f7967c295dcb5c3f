import { type AppFile, FilePlan, fileCost, type Part, type PlannedFile } from './file-plan.ts';
import { include } from './loader-sets.ts';

/** A further round is made if the last one lowered the cost to less than this share. */
const worthwhile = 0.999;

/**
 * Joins files where that lowers the cost of the whole plan (docs/decisions/0527-files-are-planned-by-one-cost.md): loaders of
 * both make one request less, loaders of one also load the other, with everything it imports. First whole files are joined, the
 * smallest first, since they are worth a request least; then single parts move to the file where they cost least. Both are
 * repeated while it is worthwhile.
 *
 * @param weigh how much it matters what a loader loads; 1 for a page
 */
export function joinFiles(sources: Iterable<AppFile>, weigh: (loader: string) => number): ReadonlySet<AppFile> {
  const plan = new FilePlan([...sources], weigh);
  let cost = plan.cost();

  /** Moves parts of a file to the file where that saves most. */
  const moveToBest = (parts: readonly Part[], from: PlannedFile, maySave: (into: PlannedFile) => boolean): void => {
    let [best, least] = [from, cost - 1];
    for (const into of [...plan.files].filter((file) => file !== from && maySave(file))) {
      plan.move(parts, into);
      const moved = plan.cost();
      if (moved < least) [best, least] = [into, moved];
      plan.move(parts, from);
    }
    plan.move(parts, best);
    // Updates the loaders of the files, too.
    cost = plan.cost();
  };

  const joinWhole = (file: PlannedFile): void =>
    moveToBest([...file.parts], file, (into) => {
      const requests = fileCost * plan.sets.weightOfBoth(file.loaded, into.loaded);
      const inVain = file.size * plan.sets.weightWithout(into.loaded, file.loaded);
      return requests > inVain + into.size * plan.sets.weightWithout(file.loaded, into.loaded);
    });

  const movePart = (part: Part): void => {
    const { file, needed, source } = part;
    if (file.parts.size === 1) return;
    const neededByOthers = new Uint32Array(needed.length);
    for (const other of file.parts) if (other !== part) include(neededByOthers, other.needed);
    const requests = fileCost * plan.sets.weightWithout(file.loaded, neededByOthers);
    const inVain = source.size * plan.sets.weightWithout(file.loaded, needed);
    if (requests + inVain === 0) return;
    moveToBest([part], file, (into) => {
      if (plan.sets.weightOfBoth(needed, into.loaded) === 0) return false;
      return requests + inVain > source.size * plan.sets.weightWithout(into.loaded, needed);
    });
  };

  for (let before = Number.POSITIVE_INFINITY; cost < before * worthwhile; ) {
    before = cost;
    for (const file of [...plan.files].sort((one, other) => one.size - other.size)) {
      if (plan.files.has(file)) joinWhole(file);
    }
    for (const part of plan.parts.toSorted((one, other) => one.source.size - other.source.size)) movePart(part);
  }
  return plan.result();
}
