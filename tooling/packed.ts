import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Target = string | Record<string, string>;

interface Manifest {
  name: string;
  version: string;
  license?: string;
  keywords?: string[];
  sideEffects?: boolean | string[];
  exports?: Record<string, Target>;
}

/**
 * What a package lacks that whoever installs it needs; nothing when it may be published.
 *
 * @param folder an unpacked tarball: what is there, not what the repository holds.
 */
export function lacksOf(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [...fieldsMissing(manifest), ...textsMissing(manifest, folder), ...targetsMissing(manifest, folder)].map(
    (lack) => `${manifest.name}: ${lack}`,
  );
}

function* fieldsMissing({ license, keywords, sideEffects }: Manifest) {
  if (!license) yield 'package.json has no license';
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
