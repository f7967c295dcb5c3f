import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { testFilmUrl, testLadderUrl } from '@paidang/film/testing';

/** A page without a bundler: style sheets and elements are copied as published. */
const scope = 'node_modules/@paidang';
for (const name of readdirSync(scope)) {
  for (const [file, as] of [
    ['styles.css', `${name}.css`],
    ['styles.unlayered.css', `${name}.unlayered.css`],
    ['element.iife.js', `${name}.js`],
    ['element.ladder.js', 'element.ladder.js'],
  ]) {
    if (existsSync(`${scope}/${name}/dist/${file}`)) copyFileSync(`${scope}/${name}/dist/${file}`, `public/${as}`);
  }
}

/** Each HTML example of a README gets its own page, with the script it refers to and the globals it assumes. */
const names = [];
for (const name of readdirSync(scope)) {
  const readme = readFileSync(`${scope}/${name}/README.md`, 'utf8');
  const [example, ...more] = [...readme.matchAll(/^```html\n(.*?)^```/gms)].map(([, html]) => html);
  if (more.length > 0) throw new Error(`@paidang/${name} has several examples of HTML: give each a page.`);
  if (!example) continue;
  names.push(name);
  const html = example.replace('https://…/element.iife.js', `/${name}.js`);
  writeFileSync(
    `public/readme-${name}.html`,
    `<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">
<script src="/host.js"></script><body><main id="brief"><h1>合作夥伴的頁面</h1></main>\n${html}</body></html>`,
  );
}
writeFileSync('public/readmes.json', JSON.stringify(names));

let written = 0;
/** Writes a data URL, and the data URLs inside it, to files: the policy of the page does not allow any. */
function fileOf(address) {
  const [, type, data] = address.match(/^data:([^;]+);base64,(.*)$/s);
  const bytes = Buffer.from(data, 'base64');
  const isPlaylist = type === 'application/vnd.apple.mpegurl';
  written += 1;
  const name = `film-${written}.${isPlaylist ? 'm3u8' : type.split('/')[1]}`;
  writeFileSync(`public/${name}`, isPlaylist ? bytes.toString().replace(/data:[^"\n]+/g, fileOf) : bytes);
  return `/${name}`;
}
writeFileSync('public/films.json', JSON.stringify({ path: fileOf(testFilmUrl), ladder: fileOf(testLadderUrl()) }));
