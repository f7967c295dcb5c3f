import type { Plugin, Rolldown } from 'vite';
import { publicPages } from '../../packages/contract/src/pages/public-pages.ts';

const routeOf = (page: string): string =>
  `/src/routes/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;

/** Whether a module is the route of a public page. */
export const isPublicPage = (module: string): boolean => publicPages.some((page) => module.endsWith(routeOf(page)));

/** A chunk and all its static imports. */
function withImports(
  chunk: Rolldown.OutputChunk | undefined,
  bundle: Rolldown.OutputBundle,
): Set<Rolldown.OutputChunk> {
  const found = new Set(chunk ? [chunk] : []);
  for (const { imports } of found) {
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  return found;
}

/**
 * Writes `pages.json`: the scripts and styles each public page has in addition to those of `index.html`. The server adds
 * the styles to prerendered pages, and the loader fetches the scripts together with the app.
 */
export const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  generateBundle: {
    // Chunks that contained only styles are removed only at this point.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const withModule = (end: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
      const ofApp = withImports(
        chunks.find(({ name, isEntry }) => isEntry && name === 'index'),
        bundle,
      );
      const layout = withImports(withModule('/src/shell/public-layout.tsx'), bundle);
      const filesOf = (page: string) => {
        const route = withModule(routeOf(page));
        if (!route) this.error(`${routeOf(page)} is not there, where the page ${page} is looked for.`);
        const own = new Set([...layout, ...withImports(route, bundle)].filter((chunk) => !ofApp.has(chunk)));
        const styles = [...own].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return { scripts: [...own].map(({ fileName }) => `/${fileName}`), styles: styles.map((name) => `/${name}`) };
      };
      const source = JSON.stringify({
        loader: `/${chunks.find(({ name, isEntry }) => isEntry && name === 'loader')?.fileName}`,
        pages: Object.fromEntries(publicPages.map((page) => [page, filesOf(page)])),
      });
      this.emitFile({ type: 'asset', fileName: 'pages.json', source });
    },
  },
};
