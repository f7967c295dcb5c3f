import ts from 'typescript';

/**
 * Finds where React 18 loses a ref: only `forwardRef` passes one on, so a function component never receives a ref given by
 * `ref`, by spread props, or by a part that clones its child (`asChild`, `Tooltip`, `render`). React 19 and its types do not
 * warn about it.
 */
export function lostRefs(program: ts.Program, isOurs: (path: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const lost: string[] = [];
  const addProblem = (node: ts.Node, problem: string) => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    lost.push(`${file.fileName.replace(`${process.cwd()}/`, '')}:${line + 1} ${problem}`);
  };

  function isPlain(tag: ts.Node): boolean {
    const symbol = checker.getSymbolAtLocation(tag);
    const declared = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = declared?.valueDeclaration;
    if (!declaration || !isOurs(declaration.getSourceFile().fileName)) return false;
    if (ts.isFunctionDeclaration(declaration)) return true;
    if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return false;
    return ts.isArrowFunction(declaration.initializer) || ts.isFunctionExpression(declaration.initializer);
  }

  function checkElement(element: ts.JsxOpeningLikeElement) {
    const { tagName, attributes } = element;
    const name = tagName.getText();
    if (/^[A-Z]/.test(name) && isPlain(tagName)) {
      for (const attribute of attributes.properties) {
        const passesRef = ts.isJsxSpreadAttribute(attribute)
          ? checker.getTypeAtLocation(attribute.expression).getProperty('ref')
          : attribute.name.getText() === 'ref';
        if (passesRef) addProblem(element, `<${name}> is given a ref but takes none`);
      }
    }
    for (const child of clonedChildren(element)) {
      const { tagName: inner } = ts.isJsxElement(child) ? child.openingElement : child;
      if (/^[A-Z]/.test(inner.getText()) && isPlain(inner)) {
        addProblem(child, `<${inner.getText()}> is cloned by <${name}>, which gives it a ref, but takes none`);
      }
    }
  }

  function checkComponent(node: ts.FunctionLikeDeclaration, name: string) {
    const [props] = node.parameters;
    if (props && /^[A-Z]/.test(name) && checker.getTypeAtLocation(props).getProperty('ref')) {
      addProblem(node, `${name} takes its ref as a prop`);
    }
  }

  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) checkElement(node);
    if (ts.isFunctionDeclaration(node) && node.name) checkComponent(node, node.name.text);
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer)) {
      checkComponent(node.initializer, node.name.getText());
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (isOurs(file.fileName)) visit(file);
  return lost;
}

/** The elements that an element passes its styles and ref to. */
function clonedChildren(element: ts.JsxOpeningLikeElement): Element[] {
  const attributes = element.attributes.properties.filter(ts.isJsxAttribute);
  const render = attributes.find(({ name }) => name.getText() === 'render')?.initializer;
  const around = ts.isJsxElement(element.parent) && element.parent.openingElement === element ? element.parent : null;
  const clones =
    /Tooltip$/.test(element.tagName.getText()) || attributes.some(({ name }) => name.getText() === 'asChild');
  return [...(render ? topElements(render) : []), ...(around && clones ? around.children.flatMap(topElements) : [])];
}

type Element = ts.JsxElement | ts.JsxSelfClosingElement;

function topElements(node: ts.Node): Element[] {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return [node];
  const found: Element[] = [];
  ts.forEachChild(node, (child) => void found.push(...topElements(child)));
  return found;
}
