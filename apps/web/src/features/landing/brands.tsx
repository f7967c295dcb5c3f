import type { ShownBrand } from '@paidang/contract/entities';
import { Marquee } from '@paidang/ui/marquee';
import { sections } from '#labels/landing/sections';

export interface BrandsProps {
  brands: readonly ShownBrand[];
}

const brandLabels = sections.brands;

/** Scrolling brand logos, in the page's ink colour. */
export function Brands({ brands }: BrandsProps) {
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="brands" className="py-10 md:py-16">
      <h2 id="brands" className="mb-6 px-(--page-edge) text-center text-14 text-ink-2 md:mb-8">
        {brandLabels.title}
      </h2>
      <Marquee label={brandLabels.label} className="landing-brands px-4">
        {brands.map(({ uuid, name, logo }) => (
          <img
            key={uuid}
            src={logo.path}
            alt={name}
            width={logo.width}
            height={logo.height}
            className="landing-brand"
          />
        ))}
      </Marquee>
    </section>
  );
}
