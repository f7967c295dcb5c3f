import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

/** Builds `verify.html`: one file that needs no network, with a policy that lists the hashes of its script and style. */
const [script, style] = ['page.ts', 'page.css'].map((name) => {
  const { outputFiles } = buildSync({
    entryPoints: [`src/page/${name}`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  });
  // This sequence ends the script wherever it appears, also inside a string.
  return outputFiles[0].text.trim().replaceAll('</script', '<\\/script');
});
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const filled = {
  '/* script */': script,
  '/* style */': style,
  'sha256-script': hashOf(script),
  'sha256-style': hashOf(style),
};
const page = readFileSync('src/page/page.html', 'utf8').replaceAll(
  /\/\* (script|style) \*\/|sha256-(script|style)/g,
  (place) => filled[place],
);
writeFileSync('dist/verify.html', page);
