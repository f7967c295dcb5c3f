import { readFileSync, writeFileSync } from 'node:fs';

/** Writes the layout from the README, as a user would copy it. */
const readme = readFileSync('node_modules/@paidang/ui/README.md', 'utf8');
const blocks = [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code]) => code);
const layout = blocks.find((code) => code.includes('export default function Layout'));
if (!layout) throw new Error('The README of @paidang/ui has no Layout.');
writeFileSync('app/(readme)/readme-layout.tsx', layout);
