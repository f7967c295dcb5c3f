import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Writes the published types. What TypeScript infers for a schema it prints in full wherever the schema is used, so
 * that every call repeated its whole answer: 2.6 MB, which a program that checks its libraries read for a minute. Here
 * each exported schema and group of calls gets a name, `Task` an interface `TaskSchema`, and is written once.
 */
const copy = 'types-source';

/** `Task` is a schema, `outlineSchemas` what a group of calls carries: by these names the contract's own conventions tell them. */
const named = /^[A-Z]\w*$|(Calls|Schemas)$/;

const typeNameOf = (name) => (/^[A-Z]/.test(name) ? `${name}Schema` : `${name[0].toUpperCase()}${name.slice(1)}`);

/** `export const X = …;` becomes `const X$ = …; export interface XSchema extends Same<typeof X$> {}` and `X: XSchema`. */
function nameTypes(path) {
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  let result = '';
  let end = 0;
  for (const statement of source.statements) {
    const [declaration] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    const isOurs =
      declaration?.initializer &&
      !declaration.type &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
      !ts.isArrowFunction(declaration.initializer) &&
      named.test(declaration.name.text);
    if (!isOurs) continue;
    const name = declaration.name.text;
    const type = typeNameOf(name);
    const start = statement.getStart(source);
    result += `${text.slice(end, start)}export const ${name}: ${type} = null!;\n`;
    result += `const ${name}$ = ${declaration.initializer.getText(source)};\n`;
    result += `export interface ${type} extends Same<typeof ${name}$> {}\n`;
    end = statement.getEnd();
  }
  if (end === 0) return;
  writeFileSync(path, `${result}${text.slice(end)}\ntype Same<T> = T;\n`);
}

rmSync(copy, { recursive: true, force: true });
try {
  cpSync('src', copy, { recursive: true, filter: (path) => !/\.test\.ts$/.test(path) });
  for (const path of globSync(`${copy}/**/*.ts`)) nameTypes(path);
  execFileSync('tsc', ['-p', 'tsconfig.types.json'], { stdio: 'inherit' });
} finally {
  rmSync(copy, { recursive: true, force: true });
}
