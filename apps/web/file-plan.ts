import { include, type LoaderSet, LoaderSets } from './loader-sets.ts';

/** What the build will write as one file. */
export interface AppFile {
  modules: string[];
  /** Bytes, gzip. */
  size: number;
  /** The pages, and the parts that are fetched later, that need it. */
  loaders: Set<string>;
  imports: Set<AppFile>;
}

/** One of the bundler's own files. */
export interface Part {
  readonly source: AppFile;
  /** Who needs it. */
  readonly needed: LoaderSet;
  readonly imports: Part[];
  readonly importers: Part[];
  file: PlannedFile;
}

/** Parts that become one file. */
export interface PlannedFile {
  readonly parts: Set<Part>;
  size: number;
  /** The files its parts import, with the number of these imports. */
  readonly imports: Map<PlannedFile, number>;
  /** Who needs one of its parts. */
  readonly needed: LoaderSet;
  /** Who loads it, since they need it or what imports it, according to the last `FilePlan.cost`. */
  readonly loaded: LoaderSet;
  /** Whether `FilePlan.cost` has reached it, and everything it imports. */
  state: 'new' | 'open' | 'done';
}

/** What one more file costs whoever loads it, in bytes: a request, and what two small files compress worse than one. */
export const fileCost = 3300;

function countImport(from: PlannedFile, to: PlannedFile, change: 1 | -1): void {
  if (from === to) return;
  const left = (from.imports.get(to) ?? 0) + change;
  if (left === 0) from.imports.delete(to);
  else from.imports.set(to, left);
}

/** Which parts are joined, and what that costs. It begins with each part as a file. */
export class FilePlan {
  readonly sets: LoaderSets;
  readonly parts: readonly Part[];
  readonly files: Set<PlannedFile>;

  /** @param weigh how much it matters what a loader loads; 1 for a page */
  constructor(sources: readonly AppFile[], weigh: (loader: string) => number) {
    this.sets = new LoaderSets(new Set(sources.flatMap(({ loaders }) => [...loaders])), weigh);
    const bySource = new Map(sources.map((source) => [source, this.partOf(source)]));
    this.parts = [...bySource.values()];
    this.files = new Set(this.parts.map(({ file }) => file));
    for (const part of this.parts) {
      for (const source of part.source.imports) {
        const imported = bySource.get(source);
        if (!imported) throw new Error(`${part.source.modules[0]} imports a file that is not to be planned.`);
        part.imports.push(imported);
        imported.importers.push(part);
        countImport(part.file, imported.file, 1);
      }
    }
  }

  private partOf(source: AppFile): Part {
    const needed = this.sets.setOf(source.loaders);
    const file: PlannedFile = {
      parts: new Set(),
      size: source.size,
      imports: new Map(),
      needed: needed.slice(),
      loaded: needed.slice(),
      state: 'new',
    };
    const part: Part = { source, needed, imports: [], importers: [], file };
    file.parts.add(part);
    return part;
  }

  /** Moves parts into a file. A file that is left without parts is no longer part of the plan. */
  move(parts: Iterable<Part>, into: PlannedFile): void {
    this.files.add(into);
    for (const part of parts) {
      const from = part.file;
      for (const { file } of part.imports) {
        countImport(from, file, -1);
        countImport(into, file, 1);
      }
      for (const { file } of part.importers) {
        countImport(file, from, -1);
        countImport(file, into, 1);
      }
      part.file = into;
      from.parts.delete(part);
      into.parts.add(part);
      from.size -= part.source.size;
      into.size += part.source.size;
      include(into.needed, part.needed);
      from.needed.fill(0);
      for (const { needed } of from.parts) include(from.needed, needed);
      if (from.parts.size === 0) this.files.delete(from);
    }
  }

  /** Adds a file behind all that it imports; `false` if files import each other in a circle. */
  private visit(file: PlannedFile, order: PlannedFile[]): boolean {
    file.state = 'open';
    for (const imported of file.imports.keys()) {
      if (imported.state === 'open' || (imported.state === 'new' && !this.visit(imported, order))) return false;
    }
    file.state = 'done';
    order.push(file);
    return true;
  }

  /** What all loaders load, in weighted bytes, or `Infinity` if files would import each other in a circle. */
  cost(): number {
    const order: PlannedFile[] = [];
    for (const file of this.files) file.state = 'new';
    for (const file of this.files) {
      if (file.state === 'new' && !this.visit(file, order)) return Number.POSITIVE_INFINITY;
    }
    for (const { loaded, needed } of order) loaded.set(needed);
    let cost = 0;
    for (const { size, imports, loaded } of order.reverse()) {
      for (const imported of imports.keys()) include(imported.loaded, loaded);
      cost += (size + fileCost) * this.sets.weightOf(loaded);
    }
    return cost;
  }

  /** The planned files, as files of the build. */
  result(): ReadonlySet<AppFile> {
    this.cost();
    const results = new Map<PlannedFile, AppFile>();
    for (const file of this.files) {
      const modules = [...file.parts].flatMap(({ source }) => source.modules);
      results.set(file, { modules, size: file.size, loaders: this.sets.namesIn(file.loaded), imports: new Set() });
    }
    for (const [{ imports }, result] of results) {
      for (const imported of imports.keys()) {
        const file = results.get(imported);
        if (file) result.imports.add(file);
      }
    }
    return new Set(results.values());
  }
}
