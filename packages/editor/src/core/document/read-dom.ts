import { maxDepth, type SourceElement, type SourceNode } from './source-node';

const ELEMENT = 1;
const TEXT = 3;

/** Converts HTML parsed by a browser; pass a `DOMParser` document, in which nothing runs or loads. */
export function readDom(parent: Node, depth = 0): readonly SourceNode[] {
  const nodes: SourceNode[] = [];
  for (const child of parent.childNodes) {
    if (child.nodeType === TEXT) nodes.push(child.nodeValue ?? '');
    else if (child.nodeType === ELEMENT) {
      const children = readDom(child, depth + 1);
      if (depth >= maxDepth) nodes.push(...children);
      else nodes.push(toElement(child as Element, children));
    }
  }
  return nodes;
}

/** Converts one element and its content. */
export const readElement = (element: Element): SourceElement => toElement(element, readDom(element));

function toElement(element: Element, children: readonly SourceNode[]): SourceElement {
  const attributes: Record<string, string> = {};
  for (const attribute of element.attributes) attributes[attribute.name] = attribute.value;
  return { tag: element.localName, attributes, children };
}
