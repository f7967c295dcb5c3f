import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { lostRefs } from '../tooling/lost-refs.ts';

const { config } = ts.readConfigFile('tsconfig.source.json', ts.sys.readFile);
const parsed = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, process.cwd());
const options = { ...parsed.options, types: ['vite/client', 'node'] };
const isPart = (path: string) => /\/packages\/[\w-]+\/src\/(?!.*\.(test|stories|docs)\.tsx$).*\.tsx$/.test(path);

test('a ref reaches every part it is passed to, in React 18 too', () => {
  const files = globSync('packages/*/src/**/*.tsx')
    .map((file) => resolve(file))
    .filter(isPart);
  expect(files.length).toBeGreaterThan(200);
  expect(lostRefs(ts.createProgram(files, options), isPart)).toEqual([]);
});

test('the check detects each way to lose a ref', () => {
  const source = `
    import { type ComponentPropsWithRef, forwardRef, type ReactNode, type Ref } from 'react';
    function Given(props: { label: string }) { return <b>{props.label}</b>; }
    const Taken = forwardRef<HTMLElement, { label: string }>(function Taken({ label }, ref) { return <b ref={ref}>{label}</b>; });
    function AsAProp({ ref }: { ref?: Ref<HTMLElement> }) { return <b ref={ref} />; }
    function Trigger(props: { asChild?: boolean; render?: ReactNode; children?: ReactNode }) { return props.children; }
    const spread: ComponentPropsWithRef<'b'> = {};
    export const page = (
      <>
        <Trigger asChild><Given label="1" /></Trigger>
        <Trigger asChild>{Math.random() > 1 ? <Given label="2" /> : <Taken label="fine" />}</Trigger>
        <Trigger render={<Given label="3" />} />
        <Given label="4" {...spread} />
        <Trigger><Given label="fine" /></Trigger>
        <Taken label="fine" {...spread} />
        <AsAProp />
      </>
    );`;
  const path = resolve('packages/ui/src/example.tsx');
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : read(name, ...rest);
  expect(lostRefs(ts.createProgram([path], options, host), (name) => name === path)).toEqual([
    'packages/ui/src/example.tsx:5 AsAProp takes its ref as a prop',
    'packages/ui/src/example.tsx:10 <Given> is cloned by <Trigger>, which gives it a ref, but takes none',
    'packages/ui/src/example.tsx:11 <Given> is cloned by <Trigger>, which gives it a ref, but takes none',
    'packages/ui/src/example.tsx:12 <Given> is cloned by <Trigger>, which gives it a ref, but takes none',
    'packages/ui/src/example.tsx:13 <Given> is given a ref but takes none',
  ]);
});
