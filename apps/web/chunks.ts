import { basename } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** What loads a part of the app: the app itself, a page, or something that is fetched later. */
type Loaders = ReadonlySet<string>;
type Chunk = Rolldown.OutputChunk;

const isPage = (loader: string): boolean => /[\\/]src[\\/]routes[\\/][^\\/]+\.tsx$/.test(loader);
const isApp = (loader: string): boolean => loader.endsWith('index.html');
/** A path of some 100 bytes, and the request for it would cost more. */
const isIcon = (module: string): boolean => /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(module);
const nameOf = (loader: string): string => basename(loader).replace(/\.\w+$/, '');
const has = (loaders: readonly string[], ...names: readonly string[]): boolean =>
  loaders.some((loader) => names.includes(nameOf(loader)));

/** What the platform's team works at is none of the pages that files are made for: it loads what it needs of theirs. */
const isConsole = (loader: string): boolean => isPage(loader) && nameOf(loader).startsWith('console');

/** The landing page shows a piece of many pages. */
const isLanding = (loader: string): boolean => isPage(loader) && nameOf(loader) === 'home';

/** Where most step pages share something, all of them load it in one file. */
const mostSteps = 4;
/** What so many of them do without comes in a file that they do not load; what one does without is too little for a file. */
const fewSteps = { from: 2, to: 3 };

/** Steps of one kind: what all three share is one file, though other pages need some of it. */
const scripts = ['draft-script', 'draft-script-separate', 'draft-one-page'];
const isForScripts = (stepPages: readonly string[]): boolean =>
  stepPages.length === scripts.length && stepPages.every((one) => has([one], ...scripts));

const live = /wiring[\\/](chat|echo)\.ts$|shell[\\/]notifications[\\/]live-popup\.tsx$/;

interface Shares {
  /** Who loads a module at once. */
  loadersOf: ReadonlyMap<string, Loaders>;
  /** Which pages fetch a loader later; the app itself where it is fetched outside of them. */
  ownersOf: ReadonlyMap<string, Loaders>;
  /** Pages of steps: those with a board of comments. */
  steps: Loaders;
  /** Whatever loads the editor. */
  writing: Loaders;
}

/**
 * The file a module comes in, after who loads it; `null` leaves it to the bundler. What the landing page shares is beside the
 * file it would be in without it: other pages load no more than they did, and it loads nothing else of theirs.
 */
function fileOf(module: string, shares: Shares): string | null {
  const loaders = [...(shares.loadersOf.get(module) ?? [])];
  const others = loaders.filter((one) => !isLanding(one));
  if (others.length === 0) return loaders.length > 0 ? 'home' : null;
  const file = fileAmong(module, others, loaders.length > 1, shares);
  const isBeside = others.length < loaders.length && file !== null && file !== 'first' && file !== 'public';
  return isBeside ? `shown-${file}`.slice(0, 60) : file;
}

/** The same by everybody but the landing page. */
function fileAmong(
  module: string,
  all: readonly string[],
  isShared: boolean,
  { ownersOf, steps, writing }: Shares,
): string | null {
  const pages = all.filter((one) => isPage(one) && !isConsole(one));
  if (all.some(isApp) || (isIcon(module) && pages.length > 1)) return 'first';
  const stepPages = pages.filter((one) => steps.has(one));
  const isOfStepsOnly = stepPages.length === pages.length;
  const isForMostSteps = stepPages.length >= (!isOfStepsOnly && has(pages, 'register') ? 1 : mostSteps);
  if (isShared && has(all, 'public-layout')) return isForMostSteps ? 'first' : 'public';
  // What the list of projects shares comes with what everybody signed in has, so that it loads nothing of the steps.
  const isOfList = has(pages, 'project') && all.some((one) => !has([one], 'project', 'project-list'));
  // The connection and the words of notifications come on every page, and must not bring a step's files along.
  const isOfLive = stepPages.length > 0 && all.some((one) => live.test(one));
  if (has(all, 'signed-in') || isOfList || isOfLive) return 'signed-in';
  if (isForMostSteps) {
    if (!isOfStepsOnly) return 'common';
    // A step without text needs nothing of what shows and compares texts, and one without versions no rail.
    const without = [...steps]
      .filter((one) => !all.includes(one))
      .map(nameOf)
      .sort();
    const isFew = without.length >= fewSteps.from && without.length <= fewSteps.to;
    return isFew ? `step-but-${without.join('-')}`.slice(0, 60) : 'step';
  }
  if (isForScripts(stepPages)) return 'script';
  if (writing.size > 0 && [...writing].every((loader) => all.includes(loader)))
    return pages.length > 0 ? 'writing' : 'editor';
  if (pages.length === 0) return null;
  // What a page fetches later finds the page's own files there already; what others fetch must not bring them along.
  const others = all.filter(
    (one) => !isPage(one) && [...(ownersOf.get(one) ?? [])].some((owner) => !isApp(owner) && !pages.includes(owner)),
  );
  if (has(pages, 'register')) return pages.length + others.length > 1 ? 'entrance' : 'register';
  return [...pages, ...others].map(nameOf).sort().join('-').slice(0, 60);
}

/** Everything that is reached from here, going on to `next`. */
function lastMomentOf<Place>(start: Place, next: (place: Place) => readonly Place[]): ReadonlySet<Place> {
  const reached = new Set([start]);
  for (const place of reached) for (const further of next(place)) reached.add(further);
  return reached;
}

/** Who needs what, found by a build that splits by nothing else. */
async function findShares(config: InlineConfig): Promise<Shares> {
  const built = await build({ ...config, configFile: false, logLevel: 'error' });
  const chunks = new Map(
    (built as Rolldown.RolldownOutput).output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const named = (names: readonly string[]): Chunk[] => names.flatMap((name) => chunks.get(name) ?? []);
  const entries = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId);
  const atOnce = new Map(entries.map((entry) => [entry, [...lastMomentOf(entry, ({ imports }) => named(imports))]]));
  const later = (entry: Chunk): Chunk[] =>
    (atOnce.get(entry) ?? []).flatMap(({ dynamicImports }) => named(dynamicImports));

  const loadersOf = new Map<string, Set<string>>();
  const ownersOf = new Map<string, Set<string>>();
  const add = (sets: Map<string, Set<string>>, key: string, value: string) =>
    sets.set(key, (sets.get(key) ?? new Set()).add(value));
  for (const entry of entries) {
    const { facadeModuleId: loader } = entry;
    if (!loader) continue;
    for (const { moduleIds } of atOnce.get(entry) ?? []) for (const module of moduleIds) add(loadersOf, module, loader);
    if (!isPage(loader) && !isApp(loader)) continue;
    const lazy = lastMomentOf(entry, (one) => later(one).filter(({ facadeModuleId }) => !isPage(facadeModuleId ?? '')));
    for (const { facadeModuleId } of lazy) if (facadeModuleId) add(ownersOf, facadeModuleId, loader);
  }
  const loadersAt = (place: RegExp): Loaders =>
    loadersOf.get([...loadersOf.keys()].find((module) => place.test(module)) ?? '') ?? new Set();
  return {
    loadersOf,
    ownersOf,
    steps: new Set([...loadersAt(/routes[\\/]parts[\\/]step-board\.tsx$/)].filter(isPage)),
    writing: loadersAt(/editor[\\/]dist[\\/]index\.js$/),
  };
}

/**
 * Names the file of each module (docs/decisions/0180-files-by-who-needs-them.md). Left to itself the bundler makes a file for
 * every set of pages that share something, some sixty for a page of a step: small files compress worse, and each is a request.
 */
export async function chunkNames(config: InlineConfig): Promise<(module: string) => string | null> {
  const shares = await findShares(config);
  return (module) => fileOf(module, shares);
}
