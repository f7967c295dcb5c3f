import { type Call, calls } from '@paidang/contract/calls';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../platform/errors';
import { validate } from './validation';

const bodies = Object.entries(calls).flatMap(([area, group]) =>
  Object.entries<Call>(group).flatMap(([name, { body, query }]) =>
    [body, query].flatMap((schema) => (schema ? [[`${area}.${name}`, schema] as const] : [])),
  ),
);

const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(200_000),
  0,
  -1,
  1.5,
  Number.NaN,
  1e12,
  true,
  [],
  [null],
  [{}],
  Array.from({ length: 2000 }, () => 'x'),
  {},
  { mode: 'post', text: 1 },
  { dates: {}, scripts: [{}], photos: [{}], frames: [{}], tasks: [{ type: 'x', fee: -1 }] },
];

function messagesOf(schema: z.ZodType, value: unknown): string[] {
  try {
    validate(schema, value);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.values(error.errors ?? {}).flat();
  }
}

/** For each field of a body, values known to be invalid. */
function valuesFor(schema: z.ZodType): unknown[] {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return [...wrong, ...fields.flatMap((field) => wrong.map((value) => ({ [field]: value })))];
}

test.each(bodies)('every error in %s has a message of the product', (_, schema) => {
  const told = new Set(valuesFor(schema).flatMap((value) => messagesOf(schema, value)));
  for (const message of told) {
    expect(message).toMatch(/\p{Script=Han}/u);
    expect(message).not.toMatch(
      /預期|收到|無效的輸入|\b(string|number|array|object|undefined|null|NaN|Invalid|expected)\b/i,
    );
  }
});

test.each([
  [z.string(), undefined, '請填寫此欄位'],
  [z.string().min(1), '', '請填寫此欄位'],
  [z.string().min(20), 'x', '至少要20個字'],
  [z.string().max(3), '一二三四', '最多3個字'],
  [z.int(), 1.5, '請填寫整數'],
  [z.number().int(), 1.5, '請填寫整數'],
  [z.number().min(1), 0, '不能小於1'],
  [z.number().max(5), 6, '不能大於5'],
  [z.array(z.string()).min(1), [], '至少要一項'],
  [z.array(z.string()).max(1), ['a', 'b'], '最多1項'],
  [z.enum(['a']), 'b', '請從選項中選擇'],
  [z.enum(['a']), undefined, '請填寫此欄位'],
  [z.iso.date(), '2026-13-01', '請填寫正確的日期'],
  [z.url(), 'x', '請確認是否輸入為網址'],
  [z.boolean(), 'x', '注意格式是否錯誤'],
])('a field that is not %o', (schema, value, message) => {
  expect(messagesOf(z.object({ field: schema }), { field: value })).toEqual([message]);
});
