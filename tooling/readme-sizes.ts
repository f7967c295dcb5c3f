/** A size stated in a README: `<!-- size: @paidang/tour -->7.4 kB<!-- / -->`, displayed as `7.4 kB`. */
const claim = /<!-- size: (.+?) -->(.*?)<!-- \/ -->/g;

const shown = (kB: number): string => `${kB < 20 ? kB.toFixed(1) : Math.round(kB)} kB`;

/**
 * Returns the README with every stated size as in `docs/sizes.json`.
 *
 * @throws Error if a stated size is not measured
 */
export const withSizes = (readme: string, sizes: Readonly<Record<string, number>>): string =>
  readme.replaceAll(claim, (_claim, name: string) => {
    const kB = sizes[name];
    if (kB === undefined) throw new Error(`docs/sizes.json has no size of “${name}”`);
    return `<!-- size: ${name} -->${shown(kB)}<!-- / -->`;
  });
