import { errorCodes } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors';

/** Maximum number of values in a body: several times those of the largest script. */
const maxValues = 10_000;
const maxDepth = 32;

const [quote, backslash, comma] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0));
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** Index of the quote that closes the string beginning here, or the end of the text if it is not closed. */
function endOfString(json: string, begin: number): number {
  for (let end = json.indexOf('"', begin + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

/** Returns whether a JSON text has more values, or nests deeper, than any call accepts. Does not parse it. */
function exceedsJsonLimits(json: string): boolean {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) at = endOfString(json, at);
    else if (sign === comma) values += 1;
    else if (opening.has(sign)) {
      values += 1;
      depth += 1;
    } else if (closing.has(sign)) depth -= 1;
    if (values > maxValues || depth > maxDepth) return true;
  }
  return false;
}

/**
 * Parses JSON bodies within limits: a million nested lists take a second to parse, and a schema reports every wrong
 * value.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (!exceedsJsonLimits(body)) return parse(request, body, done);
    done(new AppError(errorCodes.tooLarge, { message: messages.documentTooLarge }));
  });
}
