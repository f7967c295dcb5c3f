export type Theme = 'light' | 'dark';

/** Returns the value of a token, with references resolved. */
export type TokenReader = (name: string, theme: Theme) => string;

/** Tokens as written in `theme.css`: those of both themes, and each theme's own. */
export type TokenSets = Readonly<Record<'constant' | Theme, ReadonlyMap<string, string>>>;

const declarations = (css: string, selector: string): ReadonlyMap<string, string> => {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--pd-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );
};

/** Parses the tokens in the text of `theme.css`, by name without `--pd-`. */
export const tokenSets = (css: string): TokenSets => ({
  constant: declarations(css, ':where(:root, :host) {'),
  light: declarations(css, ':where(:root, :host, [data-theme="light"])'),
  dark: declarations(css, ':where([data-theme="dark"])'),
});

/**
 * Returns a reader of the tokens in the text of `theme.css`.
 *
 * @example const token = readTokens(css); token('ink', 'dark') // '#f1f0ed'
 */
export function readTokens(css: string): TokenReader {
  const { constant, light, dark } = tokenSets(css);
  const token: TokenReader = (name, theme) => {
    const value = (theme === 'dark' ? dark.get(name) : undefined) ?? light.get(name) ?? constant.get(name);
    if (value === undefined)
      throw new Error(`@paidang/ui: there is no token --pd-${name}. Check src/styles/theme.css.`);
    const reference = /^var\(--pd-([\w-]+)\)$/.exec(value)?.[1];
    return reference ? token(reference, theme) : value;
  };
  return token;
}
