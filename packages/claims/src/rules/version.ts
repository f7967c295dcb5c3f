import { rules, rulesDate } from './categories';
import { lawful } from './lawful';

/**
 * Version of the rules a text was checked by, to be stored with the result: their date and a hash (FNV-1a) of their content. It
 * makes an approval explainable after the rules have changed.
 */
export const rulesVersion = `${rulesDate}/${hashOf(JSON.stringify([rules, lawful]))}`;

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
