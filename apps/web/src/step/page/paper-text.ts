/** Selector of elements on the paper that are not part of the work's text. */
export const nonTextSelector =
  'del, script, style, [data-quote-skip], [role="toolbar"], [role="status"], [role="alert"]';
