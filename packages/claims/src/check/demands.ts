import type { ProductCategory } from '../rules/categories';
import type { LawKey } from '../rules/laws';
import { hasLicence } from './exemptions';
import { normalise } from './normalise';

/** `refusal`: the job must not be accepted; `document`: ask the vendor for it; `notice`: it must be in the text. */
const demands = {
  tobacco: { kind: 'refusal', law: 'tobacco' },
  gambling: { kind: 'refusal', law: 'gambling' },
  deviceApproval: { kind: 'document', law: 'device-advertising' },
  healthFoodLicence: { kind: 'notice', law: 'health-food' },
  drivingNotice: { kind: 'notice', law: 'alcohol' },
  drinkingNotice: { kind: 'notice', law: 'alcohol' },
} as const satisfies Record<string, { kind: 'refusal' | 'document' | 'notice'; law: LawKey }>;

/** Id of something that is missing from a text or a job as a whole, such as a notice. */
export type DemandId = keyof typeof demands;

/** A demand on the text or the job as a whole; its wording is in `labels.demands`. */
export interface Demand {
  id: DemandId;
  kind: 'refusal' | 'document' | 'notice';
  law: LawKey;
}

const drivingNotices = ['禁止酒駕', '酒後不開車安全有保障'];
const drinkingNotices = [
  '飲酒過量有害健康',
  '飲酒過量害人害己',
  '未滿十八歲禁止飲酒',
  '短時間內大量灌酒會使人立即喪命',
];

/** Demands of a product category that this text does not meet; `text` is normalised. */
export function findDemands(text: string, category: ProductCategory, findings: readonly { rule: string }[]): Demand[] {
  const found = (rule: string) => findings.some((finding) => finding.rule === rule);
  const withoutPauses = text.replaceAll(',', '');
  const isMissing = (notices: readonly string[]) =>
    !notices.some((notice) => withoutPauses.includes(normalise(notice).text));
  const isOpen: Record<DemandId, boolean> = {
    tobacco: category === 'tobacco' || found('T01'),
    gambling: found('B01'),
    deviceApproval: category === 'device',
    healthFoodLicence: category === 'health-food' && !hasLicence(text),
    drivingNotice: category === 'alcohol' && isMissing(drivingNotices),
    drinkingNotice: category === 'alcohol' && isMissing(drinkingNotices),
  };
  return (Object.keys(demands) as DemandId[]).filter((id) => isOpen[id]).map((id) => ({ id, ...demands[id] }));
}
