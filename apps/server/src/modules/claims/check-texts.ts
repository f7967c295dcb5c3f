import { checkDisclosure, checkFields } from '@paidang/claims';
import type { ClaimDisclosure, ClaimFinding, ClaimResult, ProductCategory } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { type ClaimText, foldingPlatformOf } from '@paidang/contract/rules';
import { documentText } from '@paidang/editor/core';

/**
 * Checks texts for risky claims; the result is stored with a version.
 *
 * @param platform title of the platform where the texts are published; `null` for texts that are not published
 */
export function checkTexts(
  texts: readonly ClaimText[],
  category: ProductCategory,
  platform: string | null = null,
): ClaimResult {
  const fields = texts.map(({ field, text, isMarkup }) => ({ field, text: isMarkup ? documentText(text) : text }));
  const { findings, demands, rules } = checkFields(fields, { category });
  const byClaim = new Map<string, ClaimFinding>();
  for (const { field, claim, text, severity, why, laws } of findings) {
    const law = laws.map(({ name, article }) => `${name}${article}`).join('、');
    const known = byClaim.get(claim);
    if (!known || known.severity < severity) {
      byClaim.set(claim, { field: known?.field ?? field, claim, text, severity, why, law });
    }
  }
  return {
    category,
    rules,
    findings: [...byClaim.values()]
      .toSorted((one, other) => other.severity - one.severity)
      .slice(0, limits.claims.findings),
    demands: demands.map(({ id }) => id),
    ...(platform === null ? {} : { disclosure: disclosureIn(fields, platform) }),
  };
}

function disclosureIn(fields: readonly { text: string }[], platform: string): ClaimDisclosure {
  const text = fields.map((field) => field.text).join('\n');
  const { strength, found, place } = checkDisclosure(text, { platform: foldingPlatformOf(platform) });
  return { strength, text: found?.text ?? null, place: place ?? null };
}
