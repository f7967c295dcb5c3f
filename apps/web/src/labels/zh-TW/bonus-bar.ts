import { rewardTermsOn } from '@paidang/contract/income';
import { dayOf } from '@paidang/contract/rules';
import { dollars } from './money';

/** Words of the line above the page. */
export const labels = {
  label: '體驗金活動',
  bar: `創作者專屬：${dollars(rewardTermsOn(dayOf(new Date())).trialBonus)}體驗金`,
  more: '看活動',
  closeBar: '關閉活動訊息',
} as const;
