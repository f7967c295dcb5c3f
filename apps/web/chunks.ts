import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { AppFile } from './file-plan.ts';
import { joinFiles } from './join-files.ts';
import { isPublicPage } from './page-files.ts';

type Chunk = Rolldown.OutputChunk;

const isApp = (loader: string): boolean => loader.endsWith('/index.html');
const isPage = (loader: string): boolean => /\/src\/routes\/[^/]+\.tsx$/.test(loader);
const isForGuests = (page: string): boolean => isPublicPage(page) || page.endsWith('/routes/register.tsx');

/** Parts a page is not there without: what one writes in, and what compares the versions one reads. */
const essential = /-(editor|diff-view)\.tsx$/;

/** The landing page is read before the app starts, and the console is the team's own. */
const isLessUrgent = (page: string): boolean => /\/(home|console[^/]*)\.tsx$/.test(page);

/**
 * Pages that count more: those of steps, where users spend most of their time and which load most, and registration, whose users
 * have nothing in their cache.
 */
const important =
  /\/(register|brief|schedule-setting|outline|draft(-script|-script-separate|-one-page)?|copy-(detail|platform)|works-upload)\.tsx$/;

/** Loads most and shares least: what only other pages need would be loaded there in vain. */
const heaviest = /\/video\.tsx$/;

/** The connection and the state of the chat, which follow the first page of everybody signed in. */
const follows = /\/src\/wiring\/(echo|chat)\.ts$/;

/** How much it matters what a loader loads: nobody waits for other parts that come later. */
function weigh(loader: string): number {
  if (follows.test(loader)) return 1;
  if (!isPage(loader)) return essential.test(loader) ? 1 : 0.02;
  if (heaviest.test(loader)) return 6;
  if (important.test(loader)) return 3.5;
  return isLessUrgent(loader) ? 0.25 : 1;
}

/** Whether somebody waits for what a module loads. */
export const isEssential = (module: string): boolean =>
  essential.test(module) || (isPage(module) && !isLessUrgent(module));

/** What comes with pages without being imported by them. */
const companions: readonly [file: RegExp, isFor: (page: string) => boolean][] = [
  [/\/src\/app\/signed-in\.tsx$/, (page) => isPage(page) && !isForGuests(page)],
  [/\/src\/shell\/public-layout\.tsx$/, isForGuests],
];

/** Everything that is reached from here. */
function reach(start: Chunk, next: (chunk: Chunk) => readonly Chunk[]): ReadonlySet<Chunk> {
  const found = new Set([start]);
  for (const chunk of found) for (const further of next(chunk)) found.add(further);
  return found;
}

/** The bundler's comments with paths, and hashes in names of files: both depend on the folder of the build, and sizes must not. */
const regions = /^\/\/#(end)?region.*$|-[\w-]{8}(?=\.js")/gm;

/** The files the bundler makes by itself: one for each set of pages and parts that share something. */
async function findFiles(config: InlineConfig): Promise<Iterable<AppFile>> {
  const { output } = (await build({ ...config, configFile: false, logLevel: 'error' })) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const named = (names: readonly string[]): Chunk[] => names.flatMap((name) => chunks.get(name) ?? []);
  const entries = [...chunks.values()].flatMap((chunk) =>
    chunk.facadeModuleId ? [{ loader: chunk.facadeModuleId, chunk }] : [],
  );

  const loadersOf = new Map([...chunks.values()].map((chunk) => [chunk, new Set<string>()]));
  /** The pages that fetch a part, or the app itself. */
  const placesOf = new Map(entries.map(({ loader }) => [loader, new Set<string>()]));
  for (const { loader, chunk } of entries) {
    for (const one of reach(chunk, ({ imports }) => named(imports))) loadersOf.get(one)?.add(loader);
    if (!isPage(loader) && !isApp(loader)) continue;
    const isNoPage = ({ facadeModuleId }: Chunk) => !isPage(facadeModuleId ?? '');
    const parts = reach(chunk, (one) => [...named(one.imports), ...named(one.dynamicImports).filter(isNoPage)]);
    for (const { facadeModuleId } of parts) placesOf.get(facadeModuleId ?? '')?.add(loader);
  }
  for (const loaders of loadersOf.values()) {
    for (const loader of loaders) {
      const isWith = isApp(loader) ? isPage : companions.find(([companion]) => companion.test(loader))?.[1];
      if (isWith) for (const { loader: page } of entries) if (isWith(page)) loaders.add(page);
    }
    for (const loader of loaders) {
      const isThereAlready = [...(placesOf.get(loader) ?? [])].every((place) => place !== loader && loaders.has(place));
      if (isThereAlready) loaders.delete(loader);
    }
  }

  const files = new Map(
    [...loadersOf].map(([chunk, loaders]): [Chunk, AppFile] => {
      const size = gzipSync(chunk.code.replace(regions, '')).length;
      return [chunk, { modules: [...chunk.moduleIds], size, loaders, imports: new Set() }];
    }),
  );
  for (const [chunk, { imports }] of files) {
    for (const one of named(chunk.imports)) {
      const file = files.get(one);
      if (file) imports.add(file);
    }
  }
  return files.values();
}

const stemOf = (path: string): string => basename(path).replace(/\.\w+$/, '');

/** Name of a module; that of its package if its own says nothing, such as `chunk-S3QPKLNR`. */
function shortName(path: string): string {
  const stem = stemOf(path);
  if (!/^(chunk-|index$)/.test(stem)) return stem;
  return path.match(/(?:packages|node_modules(?:\/@[^/]+)?)\/([^/]+)\/(?!.*\/node_modules\/)/)?.[1] ?? stem;
}

/**
 * A file with a page or another part that users wait for is named after it: the build preloads what it needs by that name. Other
 * names end in a number, since two files of one name would be joined: there is a route `chat` and a connection `chat`.
 */
function nameOf({ modules, loaders }: AppFile, index: number): string {
  if ([...loaders].some(isApp)) return 'first';
  const entries = modules.filter((module) => loaders.has(module));
  const awaited = entries.find(isEssential);
  if (awaited) return stemOf(awaited);
  const [entry] = entries;
  return entry ? `${stemOf(entry)}-${index}` : `shared-${index}-${shortName(modules.at(-1) ?? '')}`;
}

/**
 * Names the file of each module (docs/decisions/0353-files-are-joined-while-it-pays.md). Left to itself the bundler makes some
 * sixty files for a page of a step: small files compress worse, and each is a request.
 */
export async function chunkNames(config: InlineConfig): Promise<(module: string) => string | null> {
  const files = joinFiles(await findFiles(config), weigh);
  const names = new Map(
    [...files].flatMap((file, index) => file.modules.map((module) => [module, nameOf(file, index)])),
  );
  return (module) => names.get(module) ?? null;
}
