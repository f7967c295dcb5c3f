import { readFileSync, writeFileSync } from 'node:fs';

/** The layout of the README, as somebody who copied it would have it. */
const readme = readFileSync('node_modules/@paidang/ui/README.md', 'utf8');
const layout = readme.match(/^```tsx\n((?:(?!```)[^])*export default function Layout[^]*?)^```/m)?.[1];
if (!layout) throw new Error('The README of @paidang/ui has no Layout.');
writeFileSync('app/readme-layout.tsx', layout);
