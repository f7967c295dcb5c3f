import { transformAsync } from '@babel/core';
import { defineConfig } from 'vite';

const host = /\/src\/.*\.tsx$/;
const packages = /\/node_modules\/@paidang\/[^/]+\/dist\/(?!.*\.iife\.).*\.js$/;

/** Compiles the host with the React Compiler, and with `--mode packages` also the installed packages, as some projects do. */
function reactCompiler(files) {
  const compiled = [];
  return {
    name: 'react-compiler',
    enforce: 'pre',
    async transform(code, path) {
      const id = path.split('?')[0];
      if (!files.some((file) => file.test(id))) return;
      const { code: output, map } = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: id.endsWith('.tsx') ? ['jsx', 'typescript'] : [] },
        // By default the compiler skips installed packages.
        plugins: [
          [
            'babel-plugin-react-compiler',
            { sources: () => true, panicThreshold: host.test(id) ? 'all_errors' : 'none' },
          ],
        ],
      });
      if (output.includes('react/compiler-runtime')) compiled.push(id);
      return { code: output, map };
    },
    generateBundle() {
      for (const file of files) {
        if (!compiled.some((id) => file.test(id))) this.error(`The compiler compiled nothing of ${file}.`);
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [reactCompiler(mode === 'packages' ? [host, packages] : [host])],
}));
