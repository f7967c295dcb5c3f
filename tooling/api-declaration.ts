import ts from 'typescript';

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
/** Width of code that a phone shows with little scrolling. */
const lineLength = 90;
/** Longer types are written as in the source, or omitted. */
const typeLength = 300;

/** A declaration for readers of types: without bodies and private members, with comments of members. */
export function declarationText(name: string, declaration: ts.Declaration, checker: ts.TypeChecker): string {
  if (ts.isFunctionDeclaration(declaration)) return `function ${name}${callText(declaration, checker)}`;
  if (ts.isClassDeclaration(declaration)) return classText(declaration, checker);
  if (ts.isVariableDeclaration(declaration)) return variableText(name, declaration, checker);
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    return dedent(declaration.getText().replace(/^(?:export |declare )+/, ''));
  }
  return declaration.getText().length < typeLength ? declaration.getText() : name;
}

function variableText(name: string, declaration: ts.VariableDeclaration, checker: ts.TypeChecker): string {
  const { initializer, type } = declaration;
  if (!type && initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))) {
    return `function ${name}${callText(initializer, checker)}`;
  }
  const written = type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(declaration), declaration, flags);
  if (written.length <= typeLength) return `const ${name}: ${written}`;
  const code = initializer?.getText() ?? '';
  return code.length <= typeLength * 3 ? `const ${name} = ${dedent(code)}` : `const ${name}`;
}

/** `<Type>(one: string, other?: number): boolean`, with one line per parameter if it would be too long. */
function callText(call: ts.SignatureDeclaration, checker: ts.TypeChecker): string {
  const types = call.typeParameters?.length ? `<${call.typeParameters.map((type) => type.getText()).join(', ')}>` : '';
  const parameters = call.parameters.map((parameter) => parameterText(parameter, checker));
  const signature = checker.getSignatureFromDeclaration(call);
  const answer =
    call.type?.getText() ?? (signature ? checker.typeToString(signature.getReturnType(), call, flags) : 'unknown');
  const after = answer.length <= typeLength ? `: ${dedent(answer)}` : '';
  const line = `${types}(${parameters.join(', ')})${after}`;
  if (line.length <= lineLength && !parameters.some((text) => text.includes('\n'))) return line;
  return `${types}(\n${parameters.map((text) => `  ${text.replaceAll('\n', '\n  ')},\n`).join('')})${after}`;
}

/** A destructured parameter has no name: it is named after its type. */
function parameterText(parameter: ts.ParameterDeclaration, checker: ts.TypeChecker): string {
  const { name, type, initializer, questionToken, dotDotDotToken } = parameter;
  const written = type
    ? dedent(type.getText())
    : checker.typeToString(checker.getTypeAtLocation(parameter), parameter, flags);
  const called = ts.isIdentifier(name) ? name.text : /Props\b/.test(written) ? 'props' : 'options';
  return `${dotDotDotToken ? '...' : ''}${called}${questionToken || initializer ? '?' : ''}: ${written}`;
}

function classText(declaration: ts.ClassDeclaration, checker: ts.TypeChecker): string {
  const file = declaration.getSourceFile().text;
  const members = declaration.members.flatMap((member) => {
    const isPrivate =
      ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected) ||
      (member.name && ts.isPrivateIdentifier(member.name));
    const text = isPrivate ? undefined : memberText(member, checker);
    if (!text) return [];
    const comments = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
    return [...comments.map((comment) => dedent(file.slice(comment.pos, comment.end))), text];
  });
  const heritage = declaration.heritageClauses?.map((clause) => ` ${clause.getText()}`).join('') ?? '';
  const lines = members.map((text) => `  ${text.replaceAll('\n', '\n  ')}`);
  return `class ${declaration.name?.text ?? ''}${heritage} {\n${lines.join('\n')}\n}`;
}

/** Callbacks of the browser are not part of the API. */
const lifeCycle =
  /^(?:(?:dis)?connected|attributeChanged|adopted|form\w+)Callback$|^observedAttributes$|^formAssociated$/;

function memberText(member: ts.ClassElement, checker: ts.TypeChecker): string | undefined {
  const name = member.name?.getText() ?? '';
  if (lifeCycle.test(name)) return undefined;
  const isStatic = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static ? 'static ' : '';
  if (ts.isConstructorDeclaration(member)) return `constructor${callText(member, checker).replace(/: [^:]*$/, '')};`;
  if (ts.isMethodDeclaration(member)) return `${isStatic}${name}${callText(member, checker)};`;
  if (ts.isGetAccessor(member)) return `get ${name}${callText(member, checker)};`;
  if (ts.isSetAccessor(member))
    return `set ${name}(${member.parameters.map((one) => parameterText(one, checker)).join()});`;
  if (!ts.isPropertyDeclaration(member)) return undefined;
  const type = member.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(member), member, flags);
  return `${isStatic}${name}: ${type};`;
}

/** Removes the indentation of code from a nested position. */
function dedent(code: string): string {
  const [head = '', ...rest] = code.split('\n');
  const depths = rest.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const depth = Math.max(0, Math.min(...depths, Number.MAX_SAFE_INTEGER));
  // Further lines of a comment begin with a space and an asterisk; the last line of a block has no indentation.
  const margin = head.startsWith('/**') ? Math.max(0, depth - 1) : depth;
  return [head, ...rest.map((line) => line.slice(margin))].join('\n');
}
