import { check, checkDisclosure, checkFields, type Disclosure, type Law } from '@paidang/claims';
import type { ClaimMarksOptions, MarkedPlace } from '@paidang/claims/dom';
import type { ProductCategory } from '@paidang/contract/entities';
import { type ClaimText, foldingPlatformOf } from '@paidang/contract/rules';
import { labels } from '#labels/claims';
import { plainFields } from '../plain-fields';
import type { FoundClaims } from './found-claims';

const lawName = ({ name, article }: Law): string => `${name}${article}`;

/** Whether the copy for a platform discloses the paid cooperation where readers see it. */
export function disclosureOf(texts: readonly ClaimText[], platformTitle: string): Disclosure {
  const text = plainFields(texts)
    .map((field) => field.text)
    .join('\n');
  return checkDisclosure(text, { platform: foldingPlatformOf(platformTitle) });
}

/**
 * Checks a draft for risky claims.
 *
 * @param platformTitle the platform it is for, if it is copy or published work
 */
export function checkContent(
  texts: readonly ClaimText[],
  category: ProductCategory,
  platformTitle: string | null,
): FoundClaims {
  const { findings, demands, rules } = checkFields(plainFields(texts), { category });
  const inputs = new Set(texts.filter(({ isMarkup }) => !isMarkup).map(({ field }) => field));
  return {
    category,
    rulesDate: rules.split('/')[0] ?? '',
    claims: findings.map(({ laws, ...finding }) => ({
      ...finding,
      law: laws.map(lawName).join('、'),
      where: labels.where(finding.field),
      isInInput: inputs.has(finding.field),
    })),
    demands: demands.map(({ id }) => id),
    disclosure: platformTitle === null ? null : disclosureOf(texts, platformTitle),
  };
}

/** Finds exactly these claims on the paper and no other text: phrases that a brief forbids are no claims. */
export function placesOf({ category, claims }: FoundClaims): ClaimMarksOptions['find'] {
  if (claims.length === 0) return () => [];
  return (text, input) => {
    const { findings } = check(text, { category });
    if (input) {
      return findings.flatMap(({ claim, severity, start, end }): MarkedPlace[] => {
        const shown = claims.find((one) => one.isInInput && one.claim === claim && one.start === start);
        return shown ? [{ id: shown.id, severity, start, end }] : [];
      });
    }
    const met = new Map<string, number>();
    return findings.flatMap(({ claim, severity, start, end }): MarkedPlace[] => {
      const same = claims.filter((one) => !one.isInInput && one.claim === claim);
      const number = met.get(claim) ?? 0;
      met.set(claim, number + 1);
      // A version lists each claim once, no matter how often it occurs.
      const shown = same[Math.min(number, same.length - 1)];
      return shown ? [{ id: shown.id, severity, start, end }] : [];
    });
  };
}
