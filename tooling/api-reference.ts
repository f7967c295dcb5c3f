import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { declarationText } from './api-declaration.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Packages whose exports have a reference. Calls of the contract have one generated from its schemas (`call-reference.ts`). */
export const referencePackages = [
  'ui',
  'editor',
  'chat',
  'comment-board',
  'tour',
  'film',
  'claims',
  'evidence',
] as const;

export type ApiKind = 'Hooks' | 'Functions' | 'Components' | 'Classes' | 'Values' | 'Types';

/** One exported name. */
export interface ApiName {
  name: string;
  kind: ApiKind;
  /** Its doc comment, as Markdown. */
  text: string;
  /** `@param`, `@returns` and `@throws`, one line each. */
  notes: string[];
  examples: string[];
  /** Without its body. */
  declaration: string;
  /** Path in the repository. */
  source: string;
  /** An earlier entry that exports it too. */
  sameAs?: string;
}

/** An entry that can be imported from. */
export interface ApiEntry {
  package: string;
  /** Module specifier. */
  entry: string;
  names: ApiName[];
}

interface Manifest {
  exports: Record<string, string | { types?: string }>;
}

/** Typed entries of a package with their source files; those for tests come last. */
function entriesOf(name: string): { entry: string; path: string }[] {
  const { exports }: Manifest = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'));
  const keys = Object.keys(exports).sort((one, other) => Number(one === './testing') - Number(other === './testing'));
  return keys.flatMap((key) => {
    const target = exports[key];
    const types = typeof target === 'string' ? undefined : target?.types;
    if (!types?.startsWith('./dist/')) return [];
    const path = `${root}packages/${name}/src/${types.slice('./dist/'.length).replace(/\.d\.ts$/, '.ts')}`;
    return [{ entry: `@paidang/${name}${key.slice(1)}`, path: existsSync(path) ? path : `${path}x` }];
  });
}

/** Every public name of the packages with doc comment and types, read from the source. */
export function apiReference(): ApiEntry[] {
  const config = ts.readConfigFile(`${root}tsconfig.source.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const entries = referencePackages.flatMap((name) => entriesOf(name).map((entry) => ({ package: name, ...entry })));
  const program = ts.createProgram(
    entries.map(({ path }) => path),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const first = new Map<ts.Symbol, string>();
  return entries.map(({ package: name, entry, path }) => {
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entry} has no source in ${path}.`);
    const names = checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const before = first.get(symbol);
      if (!before) first.set(symbol, entry);
      const described = nameOf(exported.name, symbol, checker);
      return described ? [{ ...described, ...(before && before !== entry ? { sameAs: before } : {}) }] : [];
    });
    return { package: name, entry, names: names.sort((one, other) => one.name.localeCompare(other.name, 'en')) };
  });
}

/** A re-exported name of another library is documented there. */
function nameOf(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): ApiName | undefined {
  const declarations = symbol.declarations ?? [];
  // If a schema and its type share a name, the value wins.
  const declaration = declarations.find(ts.isVariableDeclaration) ?? declarations[0];
  const source = declaration?.getSourceFile().fileName;
  if (!declaration || !source || source.includes('/node_modules/')) return undefined;
  const tags = symbol.getJsDocTags(checker);
  return {
    name,
    kind: kindOf(name, symbol, declaration, checker),
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
    notes: tags.flatMap(noteOf),
    examples: tags.filter((tag) => tag.name === 'example').map((tag) => ts.displayPartsToString(tag.text).trim()),
    declaration: declarationText(name, declaration, checker),
    source: relative(root, source),
  };
}

function noteOf({ name, text }: ts.JSDocTagInfo): string[] {
  const words = ts.displayPartsToString(text).trim();
  if (name === 'param') {
    const [, parameter = '', note = ''] = /^(\S+)\s*(?:-\s*)?([\s\S]*)$/.exec(words) ?? [];
    return note ? [`\`${parameter}\`: ${note}`] : [];
  }
  if (name === 'returns') return [`Returns ${words}`];
  if (name === 'throws') return [`Throws ${words}`];
  if (name === 'default') return [`Default: ${words}`];
  return name === 'deprecated' ? [`Deprecated. ${words}`] : [];
}

function kindOf(name: string, symbol: ts.Symbol, declaration: ts.Declaration, checker: ts.TypeChecker): ApiKind {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'Types';
  if (symbol.flags & ts.SymbolFlags.Class) return 'Classes';
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  if (/^[A-Z]/.test(name)) return isComponent(type, checker) ? 'Components' : 'Values';
  if (type.getCallSignatures().length === 0) return 'Values';
  return /^use[A-Z]/.test(name) ? 'Hooks' : 'Functions';
}

/**
 * What React can render: a function of at most props and ref that returns a node, or a result of `forwardRef`, `memo` or
 * `lazy`.
 */
function isComponent(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.getProperty('$$typeof') || type.getProperty('displayName')) return true;
  return type.getCallSignatures().some((signature) => {
    const answer = checker.typeToString(signature.getReturnType());
    return signature.parameters.length <= 2 && /Element|ReactNode|ReactPortal/.test(answer);
  });
}

/**
 * Whether a name is documented: by its own comment, or, for the props of a component, by that of the component.
 */
export const isDescribed = ({ name, kind, text }: ApiName, names: readonly ApiName[]): boolean =>
  text !== '' || (kind === 'Types' && names.some((other) => `${other.name}Props` === name && other.text !== ''));
