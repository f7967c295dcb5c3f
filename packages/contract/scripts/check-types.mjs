import { join } from 'node:path';
import ts from 'typescript';

/**
 * Measures what the published types cost a program that makes one call and also checks its libraries. Counts rather than
 * seconds, which depend on the machine; Zod alone takes 175,000 instantiations.
 */
const most = { instantiations: 750_000, kilobytes: 800 };

const options = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  types: [],
};
const probe = join(process.cwd(), 'probe.ts');
const code = `import { calls } from '@paidang/contract/calls';
export const read = (answer: unknown) => calls.outlines.view.data.parse(answer).task.title;`;

const host = ts.createCompilerHost(options);
const { fileExists, getSourceFile, readFile } = host;
host.fileExists = (path) => path === probe || fileExists(path);
host.readFile = (path) => (path === probe ? code : readFile(path));
host.getSourceFile = (path, target, ...rest) =>
  path === probe ? ts.createSourceFile(path, code, target) : getSourceFile(path, target, ...rest);

const program = ts.createProgram([probe], options, host);
const faults = ts
  .getPreEmitDiagnostics(program)
  .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(process.cwd(), 'dist')));
const cost = {
  instantiations: program.getInstantiationCount(),
  kilobytes: Math.round(own.reduce((sum, { text }) => sum + text.length, 0) / 1000),
};
if (own.length === 0) faults.push('the types are not built');
for (const [what, limit] of Object.entries(most)) {
  if (cost[what] > limit)
    faults.push(`${cost[what]} ${what}, of which it may take ${limit}: has a schema lost its name?`);
}
console.log(`types of @paidang/contract/calls: ${cost.instantiations} instantiations, ${cost.kilobytes} kB`);
if (faults.length > 0) throw new Error(faults.join('\n'));
