/** A size that a README claims: `<!-- size: @paidang/tour -->7.4 kB<!-- / -->`, of which a reader sees `7.4 kB`. */
const claim = /<!-- size: (.+?) -->(.*?)<!-- \/ -->/g;

const shown = (kB: number): string => `${kB < 20 ? kB.toFixed(1) : Math.round(kB)} kB`;

/**
 * The README with every claimed size as `docs/sizes.json` has it.
 *
 * @throws Error when a claim names what is not measured
 */
export const withSizes = (readme: string, sizes: Readonly<Record<string, number>>): string =>
  readme.replaceAll(claim, (_claim, name: string) => {
    const kB = sizes[name];
    if (kB === undefined) throw new Error(`docs/sizes.json has no size of “${name}”`);
    return `<!-- size: ${name} -->${shown(kB)}<!-- / -->`;
  });
