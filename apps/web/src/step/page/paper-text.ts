/** Parts of the paper that do not belong to the work's text. */
export const notText = 'del, script, style, [data-quote-skip], [role="toolbar"], [role="status"], [role="alert"]';
