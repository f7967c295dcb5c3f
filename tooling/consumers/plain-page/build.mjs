import { copyFileSync, mkdirSync } from 'node:fs';

/** A page without a bundler: the elements are copied as they are published. */
for (const name of ['chat', 'tour']) {
  mkdirSync('public', { recursive: true });
  copyFileSync(`node_modules/@paidang/${name}/dist/element.iife.js`, `public/${name}.js`);
}
