import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** Makes texts unique, for fields that require distinct values. */
let texts = 0;

const sample = ({ format, enum: options, pattern }: Schema): string | undefined => {
  if (options) return String(options[0]);
  if (format === 'uuid') return crypto.randomUUID();
  if (format === 'date') return '2026-12-01';
  if (format === 'date-time') return '2026-12-01T00:00:00Z';
  if (format === 'email') return `${texts}@paidang.test`;
  if (format === 'uri') return 'https://example.com/a';
  return pattern ? 'a'.repeat(43) : undefined;
};

interface Room {
  bytes: number;
  values: number;
}

function largest(schema: Schema, known: Readonly<Record<string, string>>, name: string, room: Room): unknown {
  room.values -= 1;
  if (known[name] !== undefined) return known[name];
  if (schema.const !== undefined) return schema.const;
  const [choice] = (schema.anyOf ?? schema.oneOf ?? []) as Schema[];
  if (choice) return largest(choice, known, name, room);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, type]) => [
          field,
          largest(type as Schema, known, field, room),
        ]),
      );
    case 'array': {
      const items: unknown[] = [];
      const most = schema.maxItems ?? 1000;
      const share = Math.floor(room.bytes / most);
      while (items.length < most && room.values > 100 && room.bytes > 1000) {
        const own = { bytes: share, values: room.values };
        items.push(largest((schema.items ?? {}) as Schema, known, name, own));
        room.bytes -= share - own.bytes;
        room.values = own.values;
      }
      return items;
    }
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? 1, 1000);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default: {
      texts += 1;
      const length = Math.max(0, Math.min(schema.maxLength ?? 1000, Math.floor(room.bytes / 2)));
      const text = sample(schema) ?? '<p>x</p>'.repeat(length / 8);
      room.bytes -= text.length;
      return text;
    }
  }
}

/**
 * The largest input a call accepts: texts of maximum length, lists with the maximum of items.
 *
 * @param known values of fields by name
 */
export function largestOf(
  type: z.ZodType | undefined,
  known: Readonly<Record<string, string>>,
  bytes: number,
  values: number,
): unknown {
  if (!type) return undefined;
  const schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  return largest(schema, known, '', { bytes, values });
}
