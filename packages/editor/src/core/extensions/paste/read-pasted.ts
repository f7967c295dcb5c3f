import { buildDocument } from '../../document/build-document';
import { parseMarkup } from '../../document/parse-markup';
import { readDom, readElement } from '../../document/read-dom';
import { foreign, readUnknown } from '../../document/read-unknown';
import { renderDocument } from '../../document/render-document';
import { safeImageSource } from '../../document/safe-url';

/**
 * The stored form of HTML copied elsewhere. A stored document keeps a marker for everything it cannot represent, a paste does
 * not: icons of a web page would litter the text, and refused pictures already have a message.
 */
export function readPasted(html: string): string {
  const body = parseMarkup(html);
  for (const image of body.querySelectorAll('img')) {
    if (!safeImageSource(image.getAttribute('src'))) image.replaceWith(image.alt);
  }
  for (const element of body.querySelectorAll(foreign.join())) {
    if (readUnknown(readElement(element))?.text === '') element.remove();
  }
  for (const end of body.querySelectorAll('br.Apple-interchange-newline')) end.remove();
  // Word's empty lines contain a space.
  for (const line of body.querySelectorAll('p'))
    if (/^\s+$/.test(line.textContent ?? '') && !line.querySelector('img, br')) line.replaceChildren();
  return renderDocument(buildDocument(readDom(body)));
}
