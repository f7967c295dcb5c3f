import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';
import { definePackage } from '../../tooling/tsup.ts';

/**
 * Tiptap's React part hands on all of its core. Built into this package that would be an object with everything in it, and
 * whoever installs us would carry all of Tiptap.
 */
const reactAlone: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'tiptap-react-alone',
  setup(build) {
    build.onLoad({ filter: /@tiptap[\\/]react[\\/]dist[\\/]index\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/^export \* from ["']@tiptap\/core["'];?$/m, ''),
      loader: 'js',
    }));
  },
};

const entries = {
  index: 'src/index.ts',
  'core/index': 'src/core/index.ts',
  'schema/index': 'src/schema/index.ts',
  'view/index': 'src/view/index.ts',
  'view/node': 'src/view-on-server/index.ts',
  'labels/en/index': 'src/labels/en/index.ts',
  'testing/index': 'src/testing/index.ts',
};

export default definePackage(entries, {
  esbuildPlugins: [reactAlone],
  // The element is a script of its own; only its types come from here.
  dts: { entry: { ...entries, 'element/index': 'src/element/index.ts' } },
});
