/** Properties whose utilities are recognised by their whole name, or share their first word with another property. */
const kinds: Record<string, RegExp> = {
  display: /^((inline-)?(block|flex|grid)|inline|contents|flow-root|table|list-item|hidden)$/,
  position: /^(static|relative|absolute|fixed|sticky)$/,
  visibility: /^((in)?visible|collapse)$/,
  'flex-direction': /^flex-(row|col)/,
  'flex-wrap': /^flex-(no)?wrap/,
  'font-size': /^text-(\d|\[(\d|c(alc|lamp)))/,
  'text-align': /^text-(left|center|right|start|end|justify)$/,
  'text-wrap': /^text-((no)?wrap|balance|pretty)$/,
  'text-overflow': /^(truncate|text-(ellipsis|clip))$/,
  'text-decoration': /^((no-)?underline|line-through)$/,
  'font-weight': /^font-(regular|medium|strong)$/,
  'font-family': /^font-(sans|mono)$/,
  'background-image': /^bg-(\[.*(gradient|url)|linear|radial|conic|none)/,
  'border-width': /^border(-\[?\d.*)?$/,
  'border-style': /^border-(solid|dashed|dotted|none)$/,
  'border-collapse': /^border-(collapse|separate)$/,
  'outline-style': /^outline-(none|hidden|solid|dashed)$/,
  'outline-width': /^outline(-\d)?$/,
  'sr-only': /^(not-)?sr-only$/,
};

/** `border-t` and `border-t-2`; `border-t-line`, `[scrollbar-width:none]`; `rounded`, `rounded-t` and `rounded-t-card`; then `p-4`, `p-[3px]`, `p-(--gap)`. */
const named = [
  /^(border-[trblsexy])(-\d)?$/,
  /^(border-[trblsexy]-|\[[\w-]+:)/,
  /^(grow|shrink|shadow|transition|rounded(-([tb][lr]?|[lr]|[se][se]?))?)(-.|$)/,
  /^((min-|max-)?[wh]|size|top|right|bottom|left|start|end|[pm][trblsexy]?|(inset|gap|overflow|translate)(-[xy])?|flex|basis|order|z|grid-(cols|rows)|col|row|place-(items|content)|justify(-(items|self))?|items|self|content|align|aspect|object|overscroll|text|font|leading|tracking|whitespace|line-clamp|underline-offset|bg|fill|stroke|border|outline(-offset)?|opacity|scale|rotate|origin|duration|ease|delay|animate|cursor|select|touch|resize|pointer-events)-./,
];

/** `later>earlier`: the same property, or a shorthand that also sets the longhand. */
const shorthands = [
  /^(.+)>\1$/,
  /^([pm])>\1.$/,
  /^([pm]|border-)x(-?)>\1[lrse]\2$/,
  /^([pm]|border-)y(-?)>\1[tb]\2$/,
  /^(gap|overflow|translate|inset|rounded)>\1-/,
  /^(rounded-[tb])>\1.$/,
  /^rounded-([lr])>rounded-.\1$/,
  /^rounded-s>rounded-[se]s$/,
  /^rounded-e>rounded-[se]e$/,
  /^border(-width>border-.|>border-.-)$/,
  /^inset(-x)?>(left|right|start|end)$/,
  /^inset(-y)?>(top|bottom)$/,
  /^(size>[wh]|flex>(basis|grow|shrink)|font-size>leading|line-clamp>(display|overflow))$/,
];

/** Whether `later` overrides `earlier`. */
export const covers = (later: string, earlier: string): boolean =>
  shorthands.some((pair) => pair.test(`${later}>${earlier}`));

/** The property a utility sets; a utility our components do not use is returned unchanged. */
export function propertyOf(utility: string): string {
  for (const kind in kinds) if (kinds[kind]?.test(utility)) return kind;
  for (const pattern of named) {
    const name = pattern.exec(utility)?.[1];
    if (name) return name;
  }
  return utility;
}
