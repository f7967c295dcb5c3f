import { withMark } from './marks';
import type { Mark } from './model';
import { highlightOf, nearestHighlight, nearestTextColour, textColourOf } from './palette';
import { safeLink } from './safe-url';
import type { SourceElement } from './source-node';

const simple: Readonly<Record<string, 'bold' | 'italic' | 'underline' | 'strike'>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  cite: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
};

export function styleOf(element: SourceElement): ReadonlyMap<string, string> {
  const declarations = (element.attributes.style ?? '').split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    return colon < 0 ? [] : [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()]];
  });
  return new Map(declarations);
}

function ownMarks(element: SourceElement, around: readonly Mark[]): Mark[] {
  const name = simple[element.tag];
  const style = styleOf(element);
  const className = element.attributes.class ?? null;
  const weight = style.get('font-weight') ?? '';
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  // Other programs colour and underline their links; that is not formatting of the text.
  const isLink = element.tag === 'a' || around.some((mark) => mark.type === 'link');
  const marks: Mark[] = [];
  // Google Docs wraps a whole copied document in <b style="font-weight:normal">.
  if (name && !(name === 'bold' && /^(normal|[1-4]00)$/.test(weight))) marks.push({ type: name });
  if (/^(bold|bolder|[6-9]00)$/.test(weight)) marks.push({ type: 'bold' });
  if (style.get('font-style') === 'italic') marks.push({ type: 'italic' });
  if (decoration.includes('underline') && !isLink) marks.push({ type: 'underline' });
  if (decoration.includes('line-through')) marks.push({ type: 'strike' });
  const painted = isLink ? null : nearestTextColour(style.get('color') ?? element.attributes.color ?? '');
  const colour = textColourOf(className) ?? painted;
  if (colour) marks.push({ type: 'colour', colour });
  const background = style.get('background-color') ?? style.get('background') ?? style.get('mso-highlight') ?? '';
  const highlight =
    highlightOf(className) ?? nearestHighlight(background) ?? (element.tag === 'mark' ? 'yellow' : null);
  if (highlight) marks.push({ type: 'highlight', colour: highlight });
  const href = element.tag === 'a' ? safeLink(element.attributes.href) : null;
  if (href) marks.push({ type: 'link', href });
  return marks;
}

/** The formatting of the text inside `element`, given the formatting around it. */
export const marksInside = (element: SourceElement, marks: readonly Mark[]): readonly Mark[] =>
  ownMarks(element, marks).reduce(withMark, marks);
