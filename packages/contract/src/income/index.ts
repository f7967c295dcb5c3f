export { capitalAmount } from './capital-amount';
export { type Dated, type DatedTable, inForceOn } from './dated';
export { type IncomeFacts, incomeOf } from './income-of';
export { type IncomeSettings, incomeSettings, settingsOn, type WithholdingRate } from './income-settings';
export { payDayAfter } from './pay-day';
export { type RewardTerms, rewardTerms, rewardTermsOn } from './reward-terms';
export { rocDate, rocShortDate } from './roc-date';
export { type YearlySum, yearlySummary } from './yearly-summary';
