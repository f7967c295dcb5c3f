import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';
import ts from 'typescript';
import { definePackage } from '../../tooling/tsup.ts';

/**
 * Tiptap's React part re-exports all of its core. Built into this package that would be an object with everything in it, and
 * our hosts would load all of Tiptap. Its `useEditor` compares numbers, with a library that compares anything.
 */
const reactAlone: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'tiptap-react-alone',
  setup(build) {
    build.onLoad({ filter: /@tiptap[\\/]react[\\/]dist[\\/]index\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace(/^export \* from ["']@tiptap\/core["'];?$/m, '')
        .replace(
          /^import \{ circularDeepEqual \} from ["']fast-equals["'];?$/m,
          'const circularDeepEqual = Object.is;',
        ),
      loader: 'js',
    }));
  },
};

/**
 * Tiptap's extensions also describe themselves in Markdown, for an extension this package does not have: a sixth of their size.
 */
const withoutMarkdown: typeof reactAlone = {
  name: 'tiptap-without-markdown',
  setup(build) {
    build.onLoad({ filter: /@tiptap[\\/]extension[\w-]*[\\/]dist[\\/].*\.js$/ }, async ({ path }) => ({
      contents: withoutProperties(
        await readFile(path, 'utf8'),
        /^((parse|render)Markdown|markdown(Tokenizer|TokenName|Options))$/,
      ),
      loader: 'js',
    }));
  },
};

function withoutProperties(code: string, names: RegExp): string {
  const source = ts.createSourceFile('extension.js', code, ts.ScriptTarget.Latest);
  let kept = '';
  let end = 0;
  const visit = (node: ts.Node): void => {
    if (!ts.isObjectLiteralElement(node) || !node.name || !names.test(node.name.getText(source)))
      return void ts.forEachChild(node, visit);
    kept += code.slice(end, node.getFullStart());
    end = node.getEnd() + (code[node.getEnd()] === ',' ? 1 : 0);
  };
  visit(source);
  return kept + code.slice(end);
}

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
  esbuildPlugins: [reactAlone, withoutMarkdown],
  // The element is a script of its own; only its types come from here.
  dts: { entry: { ...entries, 'element/index': 'src/element/index.ts' } },
});
