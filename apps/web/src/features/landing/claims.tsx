import type { SiteClaims } from '@paidang/contract/entities';
import { claimedServiceTitles } from '@paidang/contract/vocabulary';
import { Stat, StatList } from '@paidang/ui/stat';
import { sections } from '#labels/landing/sections';

export interface ClaimsProps {
  claims: SiteClaims;
}

const claimLabels = sections.claims;
const atLeast = (count: number): string => `${count.toLocaleString('en-US')}+`;

/** The operator's figures and services. Renders nothing without any. */
export function Claims({ claims: { creators, brands, platforms, services } }: ClaimsProps) {
  const figures = [
    ...(creators ? [{ label: claimLabels.creators, value: atLeast(creators) }] : []),
    ...(brands ? [{ label: claimLabels.brands, value: atLeast(brands) }] : []),
    ...(platforms ? [{ label: claimLabels.platforms, value: String(platforms) }] : []),
  ];
  if (figures.length === 0 && services.length === 0) return null;
  return (
    <section aria-label={claimLabels.title} className="px-(--page-edge) pt-4 pb-6 md:pb-10">
      {figures.length > 0 ? (
        <StatList>
          {figures.map((figure) => (
            <Stat key={figure.label} {...figure} />
          ))}
        </StatList>
      ) : null}
      {services.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-14 text-ink-2">
          {services.map((service) => (
            <li key={service} className="flex items-center gap-2">
              <span aria-hidden="true" className="h-px w-3.5 bg-line-strong" />
              {claimedServiceTitles[service]}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
