import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

type Target = string | Record<string, string>;

interface Manifest {
  name: string;
  version: string;
  license?: string;
  keywords?: string[];
  sideEffects?: boolean | string[];
  exports?: Record<string, Target>;
  homepage?: string;
  bugs?: { url: string };
  author?: string;
  engines?: { node?: string };
  repository?: { directory?: string };
  publishConfig?: { provenance?: boolean };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Lists what prevents a package from being published; empty if there is nothing.
 *
 * @param folder an unpacked tarball: its actual content, not that of the repository
 */
export function publishingProblems(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [
    ...fieldsMissing(manifest),
    ...textsMissing(manifest, folder),
    ...targetsMissing(manifest, folder),
    ...dependenciesMissing(manifest, folder),
  ].map((problem) => `${manifest.name}: ${problem}`);
}

function* fieldsMissing(manifest: Manifest) {
  const { license, keywords, sideEffects, homepage, bugs, author, engines, repository, publishConfig } = manifest;
  if (!license) yield 'package.json has no license';
  if (!homepage) yield 'package.json has no homepage';
  if (!bugs?.url) yield 'package.json has no bugs URL, so users cannot report any';
  if (!author) yield 'package.json has no author';
  if (!engines?.node) yield 'package.json has no engines: it must state the supported Node versions';
  if (!repository?.directory) yield 'package.json has no repository directory';
  if (!publishConfig?.provenance) yield 'package.json does not set provenance in publishConfig';
  if (!keywords?.length) yield 'package.json has no keywords';
  if (sideEffects === undefined) yield 'package.json has no sideEffects, so bundlers cannot leave anything out';
}

function* textsMissing({ version }: Manifest, folder: string) {
  for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
    if (!existsSync(join(folder, name))) yield `${name} is not packed`;
  }
  const changelog = join(folder, 'CHANGELOG.md');
  if (existsSync(changelog) && !readFileSync(changelog, 'utf8').includes(`\n## ${version}\n`)) {
    yield `CHANGELOG.md has no entry for ${version}: run \`npm run version\``;
  }
}

/** A target without conditions is a style sheet, a classic script or a manifest, which have no types. */
function* targetsMissing({ exports = {} }: Manifest, folder: string) {
  if (Object.keys(exports).length === 0) yield 'package.json has no exports';
  for (const [entry, target] of Object.entries(exports)) {
    const paths = typeof target === 'string' ? [target] : Object.values(target);
    for (const path of paths) if (!existsSync(join(folder, path))) yield `${path} of the entry ${entry} is not packed`;
    const untyped = typeof target === 'string' ? /(?<!\.iife)\.js$/.test(target) : !target.types;
    if (untyped) yield `the entry ${entry} has no types`;
  }
}

/** `from 'x'`, `import 'x'` and `import('x')` of libraries, outside comments. */
const libraryImports = /^(?!\s*(?:\*|\/\/|\/\*)).*?\b(?:from|import)\s*\(?\s*["']((?:@[\w-]+\/)?\w[\w./-]*)["']/gm;

/** Every imported library must be in the manifest: what only this repository installs is missing everywhere else. */
function* dependenciesMissing({ name, dependencies = {}, peerDependencies = {} }: Manifest, folder: string) {
  const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const undeclared = new Set<string>();
  for (const path of globSync('dist/**/*.{js,d.ts}', { cwd: folder, exclude: ['**/*.iife.js'] })) {
    const code = readFileSync(join(folder, path), 'utf8');
    for (const [, specifier = ''] of code.matchAll(libraryImports)) {
      const library = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
      if (!declared.has(library) && !isBuiltin(library)) undeclared.add(library);
    }
  }
  for (const library of undeclared) yield `${library} is imported but is not a dependency`;
  for (const [library, range] of Object.entries(dependencies)) {
    if (!range.startsWith('^'))
      yield `${library} is required as ${range}: a page with another version installs it twice`;
  }
}
