import type { Route } from '@paidang/contract/routes';

type Side<Schema, Which extends 'input' | 'output'> =
  NonNullable<Schema> extends { _zod: Record<Which, infer Value> } ? Value : unknown;

type Part<Made, Name extends string, Which extends 'input' | 'output'> =
  Made extends Route<infer Schemas>
    ? Schemas extends { [Key in Name]?: infer Schema }
      ? Side<Schema, Which>
      : unknown
    : unknown;

/** A schema the call does not have is inferred as "any schema", whose value is unknown. */
type Given<Name extends string, Value> = unknown extends Value
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value };

/** What a call of this route answers with. */
export type DataOf<Made> = Part<Made, 'data', 'output'>;
export type MetaOf<Made> = Part<Made, 'meta', 'output'>;

/** Parameters, query and body of a call, each required when the call has it. */
export type RequestOf<Made> = Given<'params', Part<Made, 'params', 'output'>> &
  Given<'body', Part<Made, 'body', 'input'>> & { query?: Partial<Part<Made, 'query', 'output'>> };
