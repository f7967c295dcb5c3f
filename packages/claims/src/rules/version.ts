import { rules, rulesDate } from './categories';
import { lawful } from './lawful';

/**
 * Which rules a text was checked by, to be kept with the result: their date and a hash (FNV-1a) of what they say. An approval of today can
 * then be explained when the rules are others.
 */
export const rulesVersion = `${rulesDate}/${hashOf(JSON.stringify([rules, lawful]))}`;

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
