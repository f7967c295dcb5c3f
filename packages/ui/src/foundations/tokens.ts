export type Theme = 'light' | 'dark';

/** Value of a token, references followed. */
export type TokenReader = (name: string, theme: Theme) => string;

const declarations = (css: string, selector: string) => {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--pd-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );
};

/**
 * Reads tokens out of the text of `theme.css`.
 *
 * @example const token = readTokens(css); token('ink', 'dark') // '#f1f0ed'
 */
export function readTokens(css: string): TokenReader {
  const constant = declarations(css, ':where(:root, :host) {');
  const light = declarations(css, ':where(:root, :host, [data-theme="light"])');
  const dark = declarations(css, ':where([data-theme="dark"])');
  const token: TokenReader = (name, theme) => {
    const value = (theme === 'dark' ? dark.get(name) : undefined) ?? light.get(name) ?? constant.get(name);
    if (value === undefined)
      throw new Error(`@paidang/ui: there is no token --pd-${name}. Check src/styles/theme.css.`);
    const reference = /^var\(--pd-([\w-]+)\)$/.exec(value)?.[1];
    return reference ? token(reference, theme) : value;
  };
  return token;
}
