/** Figures that law can change, with the day from which they hold. Amounts in New Taiwan dollars. */
export const statutory = {
  effectiveFrom: '2026年1月1日',
  /** Income tax withheld from a resident's payment; nothing while the tax itself is not above `waived`. */
  withholding: { percent: 10, waived: 2000 },
  /** Supplementary premium of the national health insurance, of a single payment of `from` and more. */
  premium: { percent: 2.11, from: 20_000 },
  /** Sales of services a month from which a business registers for tax. */
  businessRegistration: 50_000,
  /** Fine for false advertising. */
  falseAdvertising: { least: 50_000, most: 25_000_000 },
} as const;

/** Stands wherever a reader might rely on one of the figures. */
export const statutoryNote = `以上依${statutory.effectiveFrom}起適用的規定整理，僅供參考，實際以主管機關公告為準。`;

/** Largest payment of which no tax is withheld. */
export const untaxed = (statutory.withholding.waived * 100) / statutory.withholding.percent;
