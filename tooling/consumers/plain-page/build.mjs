import { copyFileSync, existsSync, readdirSync } from 'node:fs';

/** A page without a bundler: style sheets and elements are copied as they are published. */
const scope = 'node_modules/@paidang';
for (const name of readdirSync(scope)) {
  for (const [file, as] of [
    ['styles.css', `${name}.css`],
    ['styles.unlayered.css', `${name}.unlayered.css`],
    ['element.iife.js', `${name}.js`],
  ]) {
    if (existsSync(`${scope}/${name}/dist/${file}`)) copyFileSync(`${scope}/${name}/dist/${file}`, `public/${as}`);
  }
}
