import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Names that hosts use in style sheets and tests: the tokens, and for every part its `data-slot` and the values of its
 * `data-state`, `data-variant`, `data-size` and `data-tone` that are literals in the source.
 *
 * `node scripts/public-names.mjs` prints them, `--write` writes them to `docs/public-names.json`.
 */
const attributes = ['data-slot', 'data-state', 'data-variant', 'data-size', 'data-tone'];

const text = (name) => (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined);

/** The strings an expression can evaluate to, without those it is only compared with. */
function* values(node) {
  if (ts.isStringLiteralLike(node)) yield node.text;
  else if (ts.isConditionalExpression(node)) {
    yield* values(node.whenTrue);
    yield* values(node.whenFalse);
  } else if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.kind;
    if (sign === ts.SyntaxKind.AmpersandAmpersandToken) yield* values(node.right);
    if (sign === ts.SyntaxKind.BarBarToken || sign === ts.SyntaxKind.QuestionQuestionToken) {
      yield* values(node.left);
      yield* values(node.right);
    }
  } else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
    if (node.expression) yield* values(node.expression);
  } else if (ts.isUnionTypeNode(node)) for (const type of node.types) yield* values(type);
  else if (ts.isLiteralTypeNode(node)) yield* values(node.literal);
  else if (ts.isObjectLiteralExpression(node)) for (const { name } of node.properties) yield text(name) ?? '';
}

/**
 * `data-variant={variant}` gets its values from `variant: 'ink' | 'line'`, `variants = { ink, line }` or `variant: { ink, line
 * }`.
 */
function* namesIn(node, used) {
  const name = text(node.name);
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
    if (attributes.includes(name)) for (const value of values(node.initializer)) yield [name, value];
    else if (
      used.has(`data-${name}`) &&
      ts.isPropertyAssignment(node) &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      for (const value of values(node.initializer)) yield [`data-${name}`, value];
    }
  } else if (ts.isPropertySignature(node) && used.has(`data-${name}`) && node.type) {
    for (const value of values(node.type)) yield [`data-${name}`, value];
  } else if (ts.isVariableDeclaration(node) && used.has(`data-${name?.replace(/s$/, '')}`) && name.endsWith('s')) {
    if (node.initializer) for (const value of values(node.initializer)) yield [`data-${name.slice(0, -1)}`, value];
  }
  for (const child of children(node)) yield* namesIn(child, used);
}

function children(node) {
  const found = [];
  node.forEachChild((child) => void found.push(child));
  return found;
}

/** `packages/ui/src/button/button.tsx` belongs to `ui/button`, `packages/chat/src/views/picture.tsx` to `chat`. */
const partOf = (path) =>
  path
    .match(/^packages\/(ui\/)src\/([^/]+)\//)
    ?.slice(1)
    .join('') ?? path.split('/')[1];

const parts = {};
for (const path of globSync('packages/*/src/**/*.tsx').sort()) {
  if (/\.(stories|test)\.tsx$|\/(foundations|testing)\//.test(path)) continue;
  const code = readFileSync(path, 'utf8');
  const used = new Set(attributes.slice(1).filter((attribute) => code.includes(attribute)));
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  for (const [attribute, value] of namesIn(file, used)) {
    if (!value) continue;
    parts[partOf(path)] ??= {};
    parts[partOf(path)][attribute] ??= new Set();
    parts[partOf(path)][attribute].add(value);
  }
}

const theme = readFileSync('packages/ui/src/styles/theme.css', 'utf8');
const tokens = [...new Set([...theme.matchAll(/^\s+(--pd-[\w-]+):/gm)].map(([, name]) => name))];
const names = JSON.stringify({ tokens, parts }, (_, value) => (value instanceof Set ? [...value].sort() : value), 2);

if (process.argv.includes('--write')) {
  writeFileSync('docs/public-names.json', names);
  execFileSync('node_modules/.bin/biome', ['format', '--write', 'docs/public-names.json']);
} else console.log(names);
