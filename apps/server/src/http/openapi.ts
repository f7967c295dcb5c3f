import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import {
  type Call,
  calls,
  type ErrorCode,
  guidesBase,
  httpStatus,
  idempotencyHeader,
  socketHeader,
} from '@paidang/contract/calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerPublic } from './register-public';

type Schema = z.core.JSONSchema.BaseSchema;

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _draft, ...schema }: Schema = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
};

const everyCall: readonly ErrorCode[] = ['0422', '0429', '0500'];

function errorCodes({ access, method, afterEnd, errors = [] }: Call): ErrorCode[] {
  const guarded: ErrorCode[] = access === 'guest' ? [] : ['0401'];
  const hidden: ErrorCode[] = /member|platform/.test(access) ? ['0404'] : [];
  const ended: ErrorCode[] = access.startsWith('member') && method !== 'GET' && !afterEnd ? ['0423'] : [];
  return [...new Set([...guarded, ...hidden, ...ended, ...errors, ...everyCall])].sort();
}

/** The successful response of a call. */
function success(call: Call) {
  if (call.answers === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const data = schemaOf(call.data, 'output');
  if (call.answers === 'events') return { 'text/event-stream': { schema: data } };
  const envelope = {
    type: 'object',
    required: ['status', 'message', 'data', ...(call.meta ? ['meta'] : [])],
    properties: {
      status: { const: '0000' },
      message: { type: 'string' },
      data,
      ...(call.meta ? { meta: schemaOf(call.meta, 'output') } : {}),
    },
  };
  return { 'application/json': { schema: envelope } };
}

function responses(call: Call) {
  const byStatus = Map.groupBy(errorCodes(call), (code) => httpStatus[code]);
  const failures = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  const done =
    call.answers === 'redirect'
      ? { 302: { description: '前往下一頁' } }
      : { 200: { description: '成功', content: success(call) } };
  return {
    ...done,
    ...Object.fromEntries(failures),
  };
}

const parameters = (type: z.ZodType | undefined, where: 'path' | 'query') => {
  const { properties = {}, required = [] }: Schema = type ? schemaOf(type, 'input') : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }));
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

function requestBody({ body, encoding, files = [] }: Call) {
  if (!body) return {};
  const fields = schemaOf(body, 'input');
  if (encoding !== 'multipart')
    return { requestBody: { required: true, content: { 'application/json': { schema: fields } } } };
  const parts = Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }]));
  const schema = { ...fields, properties: { ...fields.properties, ...parts } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

const operation = (tag: string, name: string, call: Call) => ({
  operationId: `${tag}.${name}`,
  tags: [tag],
  summary: call.summary,
  description: `誰可以呼叫：\`${call.access}\``,
  security: call.access === 'guest' ? [] : [{ bearer: [] }],
  parameters: [
    ...parameters(call.params, 'path'),
    ...parameters(call.query, 'query'),
    ...(call.method === 'GET' || call.access === 'guest'
      ? []
      : [
          header(idempotencyHeader, '同一個值重送，得到第一次的回應'),
          header(socketHeader, '自己的即時連線，這次請求引起的事件不再送回來'),
        ]),
  ],
  ...requestBody(call),
  responses: responses(call),
});

function describePaths(): Readonly<Record<string, object>> {
  const all = Object.entries(calls).flatMap(([tag, area]) =>
    Object.entries<Call>(area).map(([name, call]) => ({
      path: call.path,
      method: call.method.toLowerCase(),
      item: operation(tag, name, call),
    })),
  );
  const paths = [...Map.groupBy(all, ({ path }) => path)].map(([path, items]) => [
    path,
    Object.fromEntries(items.map(({ method, item }) => [method, item])),
  ]);
  return Object.fromEntries(paths);
}

let paths: ReturnType<typeof describePaths> | undefined;

/** The OpenAPI document, printed from the contract's calls. */
const openApiDocument = {
  openapi: '3.1.0',
  info: { title: '拍檔 Paidang', version: '0.1.0', description: '參考伺服器的所有呼叫' },
  servers: [{ url: '/' }, { url: guidesBase, description: '新手教學：示範專案，寫入的內容不會保留' }],
  /** Built on first use: describing the schemas of every call would take up a good part of the server's start. */
  get paths() {
    paths ??= describePaths();
    return paths;
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Error: {
        type: 'object',
        required: ['status', 'code', 'message'],
        properties: {
          status: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
          errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          data: {},
        },
      },
    },
  },
};

/** Serves the document at `/docs/json` and its page at `/docs`. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument as never } });
  await registerPublic(app, swaggerUi, {
    routePrefix: '/docs',
    staticCSP: {
      'default-src': "'self'",
      'img-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'object-src': "'none'",
      'frame-ancestors': "'none'",
    },
  });
}
