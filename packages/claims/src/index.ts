export { type CheckOptions, type CheckResult, check, type Finding } from './check/check';
export type { Demand, DemandId } from './check/demands';
export { type ChecklistItem, checklist } from './checklist';
export { checkDisclosure, type Disclosure, type DisclosurePlatform, folds } from './disclosure/disclosure';
export { type ClaimsLabels, defaultLabels } from './labels';
export { type ProductCategory, productCategories, rules, rulesDate } from './rules/categories';
export { type Law, type LawKey, laws, lawsDate } from './rules/laws';
export type { Chain, Rule, Severity } from './rules/rule';
export { rulesVersion } from './rules/version';
