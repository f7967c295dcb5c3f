/** The box of a checkbox, without its checked state, which depends on the element. */
export const checkboxBox =
  'pd:size-[18px] pd:shrink-0 pd:rounded-[calc(var(--pd-corner-small)-1px)] pd:border-[1.5px] pd:border-line-strong pd:bg-surface';
