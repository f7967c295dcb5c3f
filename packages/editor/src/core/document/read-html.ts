import { Parser } from 'htmlparser2';
import { maxDepth, type SourceNode } from './source-node';

/** Maximum depth; the parser's cost grows with the square of open elements. */
const maxParseDepth = 2_000;
const chunkSize = 16_384;

interface OpenElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: SourceNode[];
}

/** Parses HTML without a browser; `readDom` gives the same result from a browser's parser. */
export function readHtml(html: string): readonly SourceNode[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const open: OpenElement[] = [root];
  let tooDeep = 0;
  const current = () => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (open.length > maxDepth) {
        tooDeep += 1;
        return;
      }
      const element: OpenElement = { tag, attributes, children: [] };
      current().children.push(element);
      open.push(element);
    },
    ontext(text) {
      current().children.push(text);
    },
    onclosetag() {
      if (tooDeep > 0) tooDeep -= 1;
      else if (open.length > 1) open.pop();
    },
  });
  for (let at = 0; at < html.length; at += chunkSize) {
    if (tooDeep > maxParseDepth) return [html.replace(/<[^<>]*>/g, ' ')];
    parser.write(html.slice(at, at + chunkSize));
  }
  parser.end();
  return root.children;
}
