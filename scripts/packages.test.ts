import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { subset } from 'semver';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: root.pathname });

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  license: string;
  keywords: string[];
  files: string[];
  exports: Record<string, string | Record<string, string>>;
  sideEffects: false | string[];
  scripts: Record<string, string>;
  engines: { node: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const manifestOf = (folder: string): Manifest => JSON.parse(read(`packages/${folder}/package.json`));

interface Locked {
  link?: boolean;
  resolved?: string;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
}
const { packages: locked }: { packages: Record<string, Locked | undefined> } = JSON.parse(read('package-lock.json'));

/** All dependencies of a package, direct and transitive, each with the Node it requires. */
function enginesOf(start: string): [path: string, node: string][] {
  const paths = new Set([start]);
  for (const path of paths) {
    for (const name of Object.keys(locked[path]?.dependencies ?? {})) {
      const nearest = [path, ...parentsOf(path), ''].map((folder) =>
        `${folder}/node_modules/${name}`.replace(/^\//, ''),
      );
      const found = nearest.find((candidate) => locked[candidate]);
      if (!found) throw new Error(`${name}, required by ${path}, is not in package-lock.json`);
      paths.add(locked[found]?.resolved ?? found);
    }
  }
  return [...paths].flatMap((path) => {
    const node = locked[path]?.engines?.node;
    return node ? [[path, node]] : [];
  });
}

/** `node_modules/a/node_modules/b` is inside `node_modules/a`. */
const parentsOf = (path: string): string[] => {
  const end = path.lastIndexOf('/node_modules/');
  return end < 0 ? [] : [path.slice(0, end), ...parentsOf(path.slice(0, end))];
};

const features = ['editor', 'chat', 'claims', 'comment-board', 'film', 'tour'];
const published = readdirSync(new URL('packages/', root));

test('R-pkg-01 packages, apps, Storybook, changesets and build configuration are at the top level', () => {
  for (const path of [
    ...['ui', ...features].map((name) => `packages/${name}/package.json`),
    'apps/web/package.json',
    '.storybook/main.ts',
    '.changeset/config.json',
    'turbo.json',
  ]) {
    expect(existsSync(new URL(path, root)), path).toBe(true);
  }
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  expect(workspaces).toEqual(expect.arrayContaining(['packages/*', 'apps/*']));
});

describe.each(published)('@paidang/%s', (folder) => {
  const manifest = manifestOf(folder);

  test('R-pkg-02 contains everything an installation needs', () => {
    expect(manifest.name).toBe(`@paidang/${folder}`);
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(manifest.private).toBeUndefined();
    expect(manifest.license).toBe('MIT');
    expect(manifest.keywords).toContain('paidang');
    expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'README.md', 'CHANGELOG.md', 'LICENSE']));
    expect(manifest.sideEffects).toBeDefined();
    expect(manifest).toMatchObject({
      author: 'Paidang',
      homepage: expect.stringContaining(`/packages/${folder}#readme`),
      bugs: { url: expect.stringMatching(/^https:/) },
      repository: { directory: `packages/${folder}` },
      publishConfig: { access: 'public', provenance: true },
    });
    expect(manifest.scripts['check:package']).toContain('publint --strict');
    expect(read(`packages/${folder}/LICENSE`)).toContain('MIT');
    expect(read(`packages/${folder}/README.md`)).toContain('## Licence\n\nMIT');
  });

  test('R-pkg-02 depends on version ranges, so that a page with the same library installs it only once', () => {
    for (const [name, range] of Object.entries(manifest.dependencies ?? {})) expect(range, name).toMatch(/^\^\d/);
  });

  test('R-pkg-02 runs on the Node versions it promises, including its dependencies', () => {
    const promised = manifest.engines.node;
    expect(promised).toBe(manifestOf('contract').engines.node);
    for (const [path, node] of enginesOf(`packages/${folder}`)) {
      expect(subset(promised, node, { loose: true }), `${path} wants Node ${node}`).toBe(true);
    }
  });

  test('lists only published files as side effects', () => {
    const { sideEffects, exports } = manifest;
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    const kept = (sideEffects || []).filter((path) => !path.includes('*'));
    expect(targets).toEqual(expect.arrayContaining(kept));
  });

  test('its README has installation, an example first, and a measured size', () => {
    const readme = read(`packages/${folder}/README.md`);
    expect(readme).toContain(`npm install @paidang/${folder}`);
    expect(readme).toMatch(/## Smallest example\n[^#]*```tsx?\n/);
    expect(readme).toContain(encodeURIComponent(`/main/docs/badges/${folder}.json`));
    expect(JSON.parse(read(`docs/badges/${folder}.json`))).toEqual({
      schemaVersion: 1,
      label: expect.stringContaining('gzip'),
      message: expect.stringMatching(/^[\d.]+ kB$/),
    });
  });
});

describe.each(features)('R-pkg-02 the package of %s', (folder) => {
  const { dependencies = {}, peerDependencies = {}, exports } = manifestOf(folder);

  test('is independent: of our packages it only needs the design system and the contract, and React as a peer', () => {
    const ours = Object.keys(dependencies).filter((name) => name.startsWith('@paidang/'));
    expect(['@paidang/ui', '@paidang/contract']).toEqual(expect.arrayContaining(ours));
    expect(peerDependencies.react).toBe('^18.2.0 || ^19.0.0');
    expect(Object.keys(dependencies)).not.toContain('react');
  });

  test('is embedded with its own styles, with and without styles of the host', () => {
    expect(exports).toMatchObject({ './styles.css': expect.any(String), './styles.unlayered.css': expect.any(String) });
    for (const host of ['vite-react', 'react-18', 'next-app']) {
      const own = files(`tooling/consumers/${host}/**/*.tsx`).map(read).join();
      // Several hosts render the same pages.
      const shared = own.includes('/shared/') ? files('tooling/consumers/shared/*.tsx').map(read).join() : '';
      expect(own + shared, host).toMatch(new RegExp(`from '@paidang/${folder}(/view)?'`));
    }
  });
});

describe('R-pkg-04 Storybook', () => {
  /** Public components: of `ui` every entry that renders, of the others every view. */
  const parts = [
    ...Object.keys(manifestOf('ui').exports)
      .filter(
        (entry) =>
          !/\.(css|json)$/.test(entry) &&
          ![
            './cn',
            './custom-element',
            './ime',
            './labels',
            './labels/en',
            './nonce',
            './portal-root',
            './recipes',
            './selection',
          ].includes(entry),
      )
      .map((entry) => `packages/ui/src/${entry.slice(2)}`),
    ...features.map((folder) => `packages/${folder}/src/views`),
  ];

  test.each(parts)('%s has stories in light and dark', (folder) => {
    const stories = files(`${folder}/**/*.stories.tsx`).map(read).join('\n');
    expect(stories).toMatch(/export const Default\b/);
    expect(stories).toMatch(/theme: 'dark'/);
  });

  test('every page of a feature package has when to use it, when not to, dos and don’ts', () => {
    const guides = import.meta.glob<Record<'use' | 'avoid' | 'do' | 'dont', string[]>>(
      '../packages/{editor,chat,claims,comment-board,film,tour}/src/**/*.docs.ts',
      { import: 'guide', eager: true },
    );
    const pages = files(`packages/{${features}}/src/**/*.stories.tsx`);
    expect(pages).not.toHaveLength(0);
    expect(Object.keys(guides).sort()).toEqual(
      pages.map((path) => `../${path.replace('.stories.tsx', '.docs.ts')}`).sort(),
    );
    for (const [path, { use, avoid, do: rules, dont }] of Object.entries(guides)) {
      for (const part of [use, avoid, rules, dont]) expect(part, path).not.toHaveLength(0);
    }
  });

  test('stories are captured in both themes at two widths, and look the same every time', () => {
    const modes = read('.storybook/preview.tsx').match(/'(light|dark) \d+'/g);
    expect(modes).toEqual(["'light 390'", "'light 1280'", "'dark 390'", "'dark 1280'"]);
    for (const path of files('packages/*/src/**/*.stories.tsx')) {
      expect(read(path), path).not.toMatch(/Math\.random|Date\.now|new Date\(\)/);
    }
  });
});
