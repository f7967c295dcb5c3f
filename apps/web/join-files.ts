/** What the build will write as one file. */
export interface AppFile {
  modules: string[];
  /** Bytes, gzip. */
  size: number;
  /** The pages, and the parts that are fetched later, that need it. */
  loaders: Set<string>;
  imports: Set<AppFile>;
}

/** What one more file costs whoever loads it, in bytes: a request, and what two small files compress worse than one. */
const fileCost = 4100;

/** A file and everything that comes with it. */
function withImports(file: AppFile): ReadonlySet<AppFile> {
  const found = new Set([file]);
  for (const { imports } of found) for (const one of imports) found.add(one);
  return found;
}

/** Whether one imports the other by way of a third: joined, they and the third would import each other. */
function areApart(one: AppFile, other: AppFile): boolean {
  const leads = (from: AppFile, to: AppFile) =>
    [...from.imports].some((between) => between !== to && withImports(between).has(to));
  return leads(one, other) || leads(other, one);
}

/** Moves everything of a file into another. */
function join(from: AppFile, into: AppFile, files: ReadonlySet<AppFile>): void {
  into.modules.push(...from.modules);
  into.size += from.size;
  for (const { imports } of files) if (imports.delete(from)) imports.add(into);
  for (const one of from.imports) into.imports.add(one);
  into.imports.delete(into);
  for (const loader of from.loaders) into.loaders.add(loader);
  for (const { loaders } of withImports(into)) for (const loader of into.loaders) loaders.add(loader);
}

/**
 * Joins files as long as that saves more than it costs: whoever needs both has one request less, whoever needs one of them
 * loads the other in vain, with all that it imports. The smallest come first, since they are the least worth a request.
 *
 * @param weigh how much it matters what a loader loads; 1 for a page
 */
export function joinFiles(files: Iterable<AppFile>, weigh: (loader: string) => number): ReadonlySet<AppFile> {
  const all = new Set(files);
  const open = new Set(all);

  const weightOf = (loaders: Iterable<string>, isCounted: (loader: string) => boolean): number => {
    let weight = 0;
    for (const loader of loaders) if (isCounted(loader)) weight += weigh(loader);
    return weight;
  };
  /** What joining saves, or nothing as soon as it is known to be less than what another saves. */
  const savingOf = (one: AppFile, other: AppFile, toBeat: number): number => {
    let saving = fileCost * weightOf(one.loaders, (loader) => other.loaders.has(loader));
    const loadedInVain = ({ size, loaders }: AppFile, by: AppFile) =>
      size * weightOf(by.loaders, (loader) => !loaders.has(loader));
    saving -= loadedInVain(one, other) + loadedInVain(other, one);
    if (saving <= toBeat || areApart(one, other)) return 0;
    for (const file of withImports(one)) if (file !== one && file !== other) saving -= loadedInVain(file, other);
    for (const file of withImports(other)) if (file !== one && file !== other) saving -= loadedInVain(file, one);
    return saving;
  };

  while (open.size > 0) {
    const smallest = [...open].reduce((least, file) => (file.size < least.size ? file : least));
    open.delete(smallest);
    let best: AppFile | undefined;
    let most = 0;
    for (const other of all) {
      if (other === smallest) continue;
      const saving = savingOf(smallest, other, most);
      if (saving > most) [best, most] = [other, saving];
    }
    if (!best) continue;
    all.delete(smallest);
    join(smallest, best, all);
    open.add(best);
  }
  return all;
}
