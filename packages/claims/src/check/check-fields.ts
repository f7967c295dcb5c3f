import { type CheckOptions, type CheckResult, check, type Finding } from './check';

/** A finding in a text that consists of fields; its position is within its field. */
export interface FieldFinding extends Finding {
  field: string;
}

/** What `checkFields` returns. */
export interface FieldsResult extends Omit<CheckResult, 'findings'> {
  findings: readonly FieldFinding[];
}

/**
 * Checks one advertisement that consists of several fields: a required notice may be in any of them.
 *
 * @example
 * checkFields([{ field: 'title', text: '睡前三滴' }, { field: 'text', text: '消除皺紋' }], { category: 'cosmetics' });
 * // { findings: [{ field: 'text', start: 0, end: 4, … }], demands: [], … }
 */
export function checkFields(
  fields: readonly { readonly field: string; readonly text: string }[],
  options: CheckOptions,
): FieldsResult {
  // Nothing is found across a line break.
  const { findings, ...result } = check(fields.map(({ text }) => text).join('\n'), options);
  const inFields: FieldFinding[] = [];
  let at = 0;
  let next = 0;
  for (const { field, text } of fields) {
    const end = at + text.length;
    for (let finding = findings[next]; finding && finding.end <= end; finding = findings[++next]) {
      inFields.push({ ...finding, field, start: finding.start - at, end: finding.end - at });
    }
    at = end + 1;
  }
  return { ...result, findings: inFields };
}
