import type { Route } from '@paidang/contract/routes';

type SchemaSide<Schema, Which extends 'input' | 'output'> =
  NonNullable<Schema> extends { _zod: Record<Which, infer Value> } ? Value : unknown;

type CallPart<Made, Name extends string, Which extends 'input' | 'output'> =
  Made extends Route<infer Schemas>
    ? Schemas extends { [Key in Name]?: infer Schema }
      ? SchemaSide<Schema, Which>
      : unknown
    : unknown;

/** A schema the call does not have is inferred as "any schema", whose value is unknown. */
type Given<Name extends string, Value> = unknown extends Value
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value };

/** The data in the response of a route. */
export type DataOf<Made> = CallPart<Made, 'data', 'output'>;
export type MetaOf<Made> = CallPart<Made, 'meta', 'output'>;

/** Parameters, query and body of a call, each required when the call has it. */
export type RequestOf<Made> = Given<'params', CallPart<Made, 'params', 'output'>> &
  Given<'body', CallPart<Made, 'body', 'input'>> & { query?: Partial<CallPart<Made, 'query', 'output'>> };
