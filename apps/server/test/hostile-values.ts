import fc from 'fast-check';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** Existing ids and texts by field name; arrays for fields that take lists. */
export type Known = Readonly<Record<string, readonly (string | number | readonly string[])[]>>;

/** Texts that are problematic for databases, XML, dates and paths. */
const hostileTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufffe\uffff',
  '\u0001\u000b\u001f',
  '__proto__',
  '../../etc/passwd',
  '%00',
  '\'"<>&',
  '<p>a\u0000\ud800</p>',
  '<p>字</p>',
  '&'.repeat(400),
  '<'.repeat(3000),
  '',
  ' ',
  '字'.repeat(90),
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  'https://例え.example/\u0000',
  'a@b.example',
];
const hostileNumbers = [-1, 0, 1, 0.5, 2 ** 31, 2 ** 32, 2 ** 53, 1e21, 1e308, -(2 ** 63)];
const hostileThings: unknown[] = [null, [], {}, '\u0000', [['\u0000']], { '\u0000': 1 }, { constructor: null }, true];

const plainString = ({ format, enum: options }: Schema): fc.Arbitrary<unknown> => {
  if (options) return fc.constantFrom(...options);
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.constantFrom('2026-12-01', '2027-01-15', '0000-01-01', '9999-12-31');
  if (format === 'date-time') return fc.constantFrom('2026-12-01T00:00:00Z', '0000-01-01T00:00:00Z');
  if (format === 'uri') return fc.constant('https://example.com/a.mp4');
  return fc.constantFrom('字', '<p>字</p>', 'https://example.com/a', 'new@paidang.test', 'a'.repeat(43));
};

/** Bounds that only come from JavaScript's number range are ignored. */
const bound = (value: number | undefined, otherwise: number) =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? otherwise : value;

function plain(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const own = known[name];
  if (own) return fc.constantFrom(...own);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => hostile(one as Schema, known, name)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(hostile((schema.items ?? {}) as Schema, known, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'integer':
    case 'number':
      return fc.integer({ min: bound(schema.minimum, 0), max: bound(schema.maximum, 2 ** 53 - 1) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return plainString(schema);
  }
}

function objectOf({ properties = {}, required = [], additionalProperties, propertyNames }: Schema, known: Known) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, hostile(schema as Schema, known, name)]),
  );
  const record = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (typeof additionalProperties !== 'object' || !additionalProperties) return record;
  const keys = hostile((propertyNames ?? { type: 'string' }) as Schema, known, '').map(String);
  return fc.dictionary(keys, hostile(additionalProperties as Schema, known, ''), { maxKeys: 3 });
}

/** Mostly valid values, so that validation is passed, and occasionally hostile ones. */
function hostile(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const isText = schema.type === 'string' && !schema.format && !schema.enum;
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return fc.oneof(
    { weight: isText ? 4 : 12, arbitrary: plain(schema, known, name) },
    { weight: isText ? 4 : 1, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: isNumber ? 6 : 0, arbitrary: fc.constantFrom(...hostileNumbers) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileThings) },
  );
}

/**
 * Values for the input of a call.
 *
 * @example fc.sample(hostileValues(call.body, { task_uuid: [task.id] }), 5)
 */
export function hostileValues(type: z.ZodType | undefined, known: Known): fc.Arbitrary<unknown> {
  if (!type) return fc.constant(undefined);
  return plain(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }), known, '');
}
