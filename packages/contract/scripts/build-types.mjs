import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Writes the published types. TypeScript prints the inferred type of a schema in full wherever the schema is used, so
 * every call repeated its whole response: 2.6 MB, which a program that checks its libraries needed a minute to read. Here
 * each exported schema and group of calls gets a name, `Task` the interface `TaskSchema`, and is written only once.
 */
const copy = 'types-source';

/**
 * Matches schemas such as `Task`, and groups of calls and their schemas such as `outlineSchemas`, by the contract's naming
 * conventions.
 */
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
