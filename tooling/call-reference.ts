import { build } from 'esbuild';
import type { ApiPage } from './api-pages.ts';

/** The parts of JSON Schema that Zod generates. */
interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
}

/** The fields of a call that the reference reads. */
interface ReadCall {
  method: string;
  path: string;
  access: string;
  scope?: string;
  staffRole?: string;
  summary: string;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  encoding?: string;
  files?: readonly string[];
  data: unknown;
  meta?: unknown;
  answers?: string;
  errors?: readonly string[];
}

type ToJsonSchema = (schema: never, options: { io: 'input' | 'output'; unrepresentable: 'any' }) => object;

const isCalls = (value: unknown): value is Record<string, ReadCall> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(
    (call) => typeof call === 'object' && call !== null && 'path' in call && 'summary' in call,
  );

/** Areas of the exports; the boards of the steps are several areas under one name. */
function areasOf(exported: object, prefix = ''): [string, Record<string, ReadCall>][] {
  return Object.entries(exported).flatMap(([name, value]): [string, Record<string, ReadCall>][] => {
    if (isCalls(value)) return [[prefix + name, value]];
    return name.endsWith('Calls') && typeof value === 'object' && value ? areasOf(value, `${name}.`) : [];
  });
}

/** Reference of all calls, from the exports of `@paidang/contract/calls` and Zod's `toJSONSchema`. */
function callReference(calls: object, toJSONSchema: ToJsonSchema): ApiPage {
  const textOf = (schema: unknown, io: 'input' | 'output') =>
    typeText(toJSONSchema(schema as never, { io, unrepresentable: 'any' }), io === 'input' ? 2 : 1);
  let count = 0;
  const callText = (name: string, call: ReadCall) => {
    count += 1;
    const who = [
      call.access,
      call.scope && `sessions of ${call.scope} too`,
      call.staffRole && `role ${call.staffRole}`,
    ];
    const line = (title: string, schema: unknown, io: 'input' | 'output') =>
      schema ? [`- ${title}: \`${textOf(schema, io)}\``] : [];
    return [
      `### ${name}`,
      `\`${call.method} ${call.path}\` · ${who.filter(Boolean).join(', ')}`,
      call.summary,
      [
        ...line('in the path', call.params, 'input'),
        ...line('query', call.query, 'input'),
        ...line(call.encoding === 'multipart' ? 'body, as multipart' : 'body', call.body, 'input'),
        ...(call.files ? [`- files: ${call.files.map((part) => `\`${part}\``).join(' ')}`] : []),
        ...(call.answers === undefined || call.answers === 'envelope' ? line('answer', call.data, 'output') : []),
        ...(call.answers === undefined || call.answers === 'envelope' ? [] : [`- answers with: ${call.answers}`]),
        ...line('meta', call.meta, 'output'),
        ...(call.errors ? [`- errors: ${call.errors.map((code) => `\`${code}\``).join(' ')}`] : []),
      ].join('\n'),
    ];
  };
  const text = [
    'Every call of the server, made from the schemas of `@paidang/contract/calls`. Answers are in the envelope `{ status, message, data, meta }`; any call may ' +
      'answer the errors `0401`, `0404`, `0422`, `0429` and `0500` beside those it names. Deeper fields are in the types: `z.output<typeof outlineCalls.view.data>`.',
    ...areasOf(calls).flatMap(([area, list]) => [
      `## ${area}`,
      ...Object.entries(list).flatMap(([name, call]) => callText(`${area}.${name}`, call)),
    ]),
  ];
  return { package: 'contract', name: 'calls', text: text.join('\n\n'), count };
}

/** A schema in TypeScript syntax, down to a certain depth. */
function typeText(schema: JsonSchema, depth: number): string {
  const { const: constant, enum: values, anyOf, oneOf, allOf, type, format } = schema;
  if (constant !== undefined) return JSON.stringify(constant);
  if (values) return choiceText(values);
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map((one) => typeText(one, depth)))].join(' | ');
  if (allOf) return allOf.map((one) => typeText(one, depth)).join(' & ');
  if (schema.prefixItems) return `[${schema.prefixItems.map((one) => typeText(one, depth)).join(', ')}]`;
  if (type === 'array') return arrayText(schema.items ?? {}, depth);
  if (type === 'object') return objectText(schema, depth);
  if (type === 'string') return format && format !== 'regex' ? format : 'string';
  return Array.isArray(type) ? type.join(' | ') : (type ?? 'unknown');
}

/** Long lists, such as the banks of a country, are cut after four values; the type has all of them. */
function choiceText(values: unknown[]): string {
  const shown = values.length > 8 ? values.slice(0, 4) : values;
  return [...shown.map((value) => JSON.stringify(value)), ...(shown === values ? [] : ['…'])].join(' | ');
}

function arrayText(items: JsonSchema, depth: number): string {
  const text = typeText(items, depth);
  return text.includes(' | ') ? `(${text})[]` : `${text}[]`;
}

function objectText({ properties, required = [], additionalProperties }: JsonSchema, depth: number): string {
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? typeText(additionalProperties, depth) : 'unknown';
    return `Record<string, ${values}>`;
  }
  if (depth === 0) return '{ … }';
  const fields = Object.entries(properties).map(
    ([name, value]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(value, depth - 1)}`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : '{}';
}

/** The same from the source, which Node cannot import directly: its imports have no file extensions. */
export async function callPage(contract: URL): Promise<ApiPage> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * as calls from './calls/index.ts'; export { toJSONSchema } from 'zod';",
      resolveDir: contract.pathname,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { calls, toJSONSchema }: { calls: object; toJSONSchema: ToJsonSchema } = await import(
    `data:text/javascript;base64,${code}`
  );
  return callReference(calls, toJSONSchema);
}
