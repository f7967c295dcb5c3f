import type { createTailwindMerge } from 'tailwind-merge';

type Config = ReturnType<Parameters<typeof createTailwindMerge>[0]>;

const any = () => true;

/** `p-4`, `p-[3px]`, `p-(--gap)`. */
const valued = (name: string) => [{ [name]: [any] }];
/** `border` and `border-2`. */
const optional = (name: string) => [{ [name]: ['', any] }];

const sides = ['t', 'r', 'b', 'l', 'x', 'y'] as const;
const corners = ['t', 'r', 'b', 'l', 'tl', 'tr', 'bl', 'br'] as const;

const alone = [
  ...[
    'w',
    'h',
    'min-w',
    'min-h',
    'max-w',
    'max-h',
    'size',
    'top',
    'right',
    'bottom',
    'left',
    'inset',
    'inset-x',
    'inset-y',
  ],
  ...['p', 'm', 'gap', 'gap-x', 'gap-y', 'z', 'order', 'basis', 'opacity', 'bg', 'fill', 'stroke', 'aspect', 'cursor'],
  ...[
    'items',
    'justify',
    'self',
    'content',
    'place-items',
    'place-content',
    'justify-items',
    'justify-self',
    'grid-cols',
  ],
  ...['grid-rows', 'col', 'row', 'leading', 'tracking', 'whitespace', 'duration', 'ease', 'delay', 'animate', 'origin'],
  ...[
    'scale',
    'rotate',
    'translate',
    'translate-x',
    'translate-y',
    'overflow',
    'overflow-x',
    'overflow-y',
    'overscroll',
  ],
  ...[
    'pointer-events',
    'select',
    'touch',
    'resize',
    'object',
    'outline-offset',
    'underline-offset',
    'align',
    'line-clamp',
  ],
  ...sides.flatMap((side) => [`p${side}`, `m${side}`]),
];
const bare = ['grow', 'shrink', 'shadow', 'transition', 'rounded', ...corners.map((corner) => `rounded-${corner}`)];

const widths = ['', '0', '2', '3', '4'];
const borders = sides.map((side) => `border-${side}`);

const along = (name: string, axes: readonly string[]) => axes.map((axis) => `${name}${axis}`);

/**
 * The utilities our components use. tailwind-merge's own table of all of Tailwind is 6 kB larger; what is not listed here
 * is kept as it is.
 */
export const utilities: Config = {
  cacheSize: 500,
  prefix: 'pd',
  theme: {},
  classGroups: {
    ...Object.fromEntries(alone.map((name) => [name, valued(name)])),
    ...Object.fromEntries(bare.map((name) => [name, optional(name)])),
    ...Object.fromEntries(borders.map((name) => [name, [{ [name]: widths }]])),
    display: [
      ...['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'inline-grid', 'contents', 'flow-root'],
      ...['table', 'list-item', 'hidden'],
    ],
    position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
    visibility: ['visible', 'invisible', 'collapse'],
    'flex-direction': [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
    'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
    flex: valued('flex'),
    'font-size': [{ text: ['12', '13', '14', '15', '16', '18', '22', '28', '36', '48'] }],
    'text-align': [{ text: ['left', 'center', 'right', 'start', 'end', 'justify'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-overflow': ['truncate', { text: ['ellipsis', 'clip'] }],
    'text-color': valued('text'),
    'text-decoration': ['underline', 'line-through', 'no-underline'],
    'font-weight': [{ font: ['regular', 'medium', 'strong'] }],
    'font-family': [{ font: ['sans', 'mono'] }],
    'border-width': [{ border: widths }],
    'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
    'border-color': valued('border'),
    'outline-style': [{ outline: ['none', 'hidden', 'solid', 'dashed'] }],
    'outline-width': [{ outline: widths }],
    'outline-color': valued('outline'),
    'sr-only': ['sr-only', 'not-sr-only'],
  },
  conflictingClassGroups: {
    p: along('p', sides),
    px: ['pl', 'pr'],
    py: ['pt', 'pb'],
    m: along('m', sides),
    mx: ['ml', 'mr'],
    my: ['mt', 'mb'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['left', 'right'],
    'inset-y': ['top', 'bottom'],
    size: ['w', 'h'],
    gap: ['gap-x', 'gap-y'],
    overflow: ['overflow-x', 'overflow-y'],
    translate: ['translate-x', 'translate-y'],
    flex: ['basis', 'grow', 'shrink'],
    'font-size': ['leading'],
    'line-clamp': ['display', 'overflow'],
    rounded: along('rounded-', corners),
    'rounded-t': ['rounded-tl', 'rounded-tr'],
    'rounded-b': ['rounded-bl', 'rounded-br'],
    'rounded-l': ['rounded-tl', 'rounded-bl'],
    'rounded-r': ['rounded-tr', 'rounded-br'],
    'border-width': borders,
    'border-x': ['border-l', 'border-r'],
    'border-y': ['border-t', 'border-b'],
  },
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: [
    'before',
    'after',
    'placeholder',
    'file',
    'marker',
    'first-letter',
    'first-line',
    'selection',
  ],
};
