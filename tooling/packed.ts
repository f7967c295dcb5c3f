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
 * What a package lacks that whoever installs it needs; nothing when it may be published.
 *
 * @param folder an unpacked tarball: what is there, not what the repository holds.
 */
export function lacksOf(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [
    ...fieldsMissing(manifest),
    ...textsMissing(manifest, folder),
    ...targetsMissing(manifest, folder),
    ...dependenciesMissing(manifest, folder),
  ].map((lack) => `${manifest.name}: ${lack}`);
}

function* fieldsMissing(manifest: Manifest) {
  const { license, keywords, sideEffects, homepage, bugs, author, engines, repository, publishConfig } = manifest;
  if (!license) yield 'package.json has no license';
  if (!homepage) yield 'package.json has no homepage';
  if (!bugs?.url) yield 'package.json has no bugs, so nobody knows where to tell of one';
  if (!author) yield 'package.json has no author';
  if (!engines?.node) yield 'package.json has no engines: it must say which Node it runs on';
  if (!repository?.directory) yield 'package.json does not say in which directory of the repository it is';
  if (!publishConfig?.provenance) yield 'package.json does not ask for provenance in publishConfig';
  if (!keywords?.length) yield 'package.json has no keywords';
  if (sideEffects === undefined)
    yield 'package.json does not say sideEffects, so nothing of it can be left out of a bundle';
}

function* textsMissing({ version }: Manifest, folder: string) {
  for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
    if (!existsSync(join(folder, name))) yield `${name} is not packed`;
  }
  const changelog = join(folder, 'CHANGELOG.md');
  if (existsSync(changelog) && !readFileSync(changelog, 'utf8').includes(`\n## ${version}\n`)) {
    yield `CHANGELOG.md says nothing of ${version}: run \`npm run version\``;
  }
}

/** A target without conditions is a style sheet, a classic script or the manifest: nothing that has types. */
function* targetsMissing({ exports = {} }: Manifest, folder: string) {
  if (Object.keys(exports).length === 0) yield 'package.json has no exports';
  for (const [entry, target] of Object.entries(exports)) {
    const paths = typeof target === 'string' ? [target] : Object.values(target);
    for (const path of paths) if (!existsSync(join(folder, path))) yield `${path} of the entry ${entry} is not packed`;
    const untyped = typeof target === 'string' ? /(?<!\.iife)\.js$/.test(target) : !target.types;
    if (untyped) yield `the entry ${entry} has no types`;
  }
}

/** `from 'x'`, `import 'x'` and `import('x')`, outside of comments, of what is no file of one's own. */
const imports = /^(?!\s*(?:\*|\/\/|\/\*)).*?\b(?:from|import)\s*\(?\s*["']((?:@[\w-]+\/)?\w[\w./-]*)["']/gm;

/** Whatever is imported stands in the manifest: what only this repository has installed is missing everywhere else. */
function* dependenciesMissing({ name, dependencies = {}, peerDependencies = {} }: Manifest, folder: string) {
  const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const missing = new Set<string>();
  for (const path of globSync('dist/**/*.{js,d.ts}', { cwd: folder, exclude: ['**/*.iife.js'] })) {
    const code = readFileSync(join(folder, path), 'utf8');
    for (const [, specifier = ''] of code.matchAll(imports)) {
      const library = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
      if (!declared.has(library) && !isBuiltin(library)) missing.add(library);
    }
  }
  for (const library of missing) yield `${library} is imported and is no dependency`;
  for (const [library, range] of Object.entries(dependencies)) {
    if (!range.startsWith('^')) yield `${library} is asked for as ${range}: a page that has another gets two`;
  }
}
