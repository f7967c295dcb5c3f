import {
  check,
  checkDisclosure,
  checkFields,
  type Disclosure,
  type DisclosurePlatform,
  folds,
  type Law,
} from '@paidang/claims';
import { indexText } from '@paidang/comment-board/dom';
import type { ProductCategory } from '@paidang/contract/entities';
import { type ClaimText, knownPlatform } from '@paidang/contract/rules';
import { plainFields } from '../plain-fields';
import type { FoundClaims } from './found-claims';

const lawName = ({ name, article }: Law): string => `${name}${article}`;

const isFolded = (platform: string | undefined): platform is DisclosurePlatform =>
  platform !== undefined && platform in folds;

/** Whether the copy for a platform says that it is a cooperation, where people see it. Others fold as Instagram does. */
export function disclosureOf(texts: readonly ClaimText[], platformTitle: string): Disclosure {
  const platform = knownPlatform(platformTitle)?.title.toLowerCase();
  const text = plainFields(texts)
    .map((field) => field.text)
    .join('\n');
  return checkDisclosure(text, { platform: isFolded(platform) ? platform : 'instagram' });
}

/**
 * What of a draft may be a risk.
 *
 * @param platformTitle of copy: where it will be published
 */
export function checkContent(
  texts: readonly ClaimText[],
  category: ProductCategory,
  platformTitle: string | null,
): FoundClaims {
  const { findings, demands, rules } = checkFields(plainFields(texts), { category });
  return {
    category,
    rulesDate: rules.split('/')[0] ?? '',
    claims: findings.map(({ laws, ...finding }) => ({ ...finding, law: laws.map(lawName).join('、') })),
    demands: demands.map(({ id }) => id),
    disclosure: platformTitle === null ? null : disclosureOf(texts, platformTitle),
  };
}

/** A finding as it stands on the paper. */
export interface ClaimPlace {
  id: string;
  claim: string;
  severity: 1 | 2 | 3;
  range: Range;
}

/** Where on the paper these claims stand; what is in input fields is not on it. */
export function placesOf(paper: Element, skip: string, { category, claims }: FoundClaims): ClaimPlace[] {
  const shown = new Set(claims.map(({ claim }) => claim));
  if (shown.size === 0) return [];
  const index = indexText(paper, skip);
  return check(index.text, { category }).findings.flatMap(({ id, claim, severity, start, end }) => {
    const range = shown.has(claim) ? index.rangeOf({ start, end }) : null;
    return range ? { id, claim, severity, range } : [];
  });
}
