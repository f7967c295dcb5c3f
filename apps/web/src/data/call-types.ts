type Side<Schema, Which extends 'input' | 'output'> =
  NonNullable<Schema> extends { _zod: Record<Which, infer Value> } ? Value : unknown;

type Part<Call, Name extends string, Which extends 'input' | 'output'> = Call extends { [Key in Name]?: infer Schema }
  ? Side<Schema, Which>
  : unknown;

/** A schema the call does not have is inferred as "any schema", whose value is unknown. */
type Given<Name extends string, Value> = unknown extends Value
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value };

export type DataOf<Call> = Part<Call, 'data', 'output'>;
export type MetaOf<Call> = Part<Call, 'meta', 'output'>;

/** Parameters, query and body of a call, each required when the call has it. */
export type RequestOf<Call> = Given<'params', Part<Call, 'params', 'output'>> &
  Given<'body', Part<Call, 'body', 'input'>> & { query?: Partial<Part<Call, 'query', 'output'>> };
