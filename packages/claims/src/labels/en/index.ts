import type { ClaimsLabels } from '..';

/** Every string of the claim check in English; reasons and safer wordings stay Chinese. */
export const en: ClaimsLabels = {
  categories: {
    food: 'Food',
    'health-food': 'Health food',
    cosmetics: 'Cosmetics',
    device: 'Medical device',
    alcohol: 'Alcohol',
    finance: 'Finance',
    tobacco: 'Tobacco',
    general: 'Other',
  },
  severities: { 3: 'High', 2: 'Medium', 1: 'Low' },
  finding: 'May be a risk',
  nothing: 'No risky wording was found. Look at the pictures and the whole impression yourself.',
  disclaimer: (rulesDate) => `For reference only; what the authorities publish applies. Rules of ${rulesDate}.`,
  clearedBy: { evidence: 'May be said with evidence', licence: 'May be said with a health food licence' },
  demands: {
    tobacco: 'Tobacco, e-cigarettes and heated tobacco must not be advertised. Decline this job.',
    gambling: 'Gambling must not be promoted. Decline this job.',
    deviceApproval:
      'Advertising a medical device needs approval first. Ask the brand for the letter and use its exact text.',
    healthFoodLicence: 'Add the licence number of the health food.',
    drivingNotice: 'Add the notice against drinking and driving.',
    drinkingNotice: 'Add the notice that excessive drinking harms health.',
  },
  checklist: {
    beforeAfter: 'Are there pictures of before and after?',
    innuendo: 'Do puns, emoji, gestures or music suggest an effect?',
    testimonial: 'Are witnesses real users who speak of their own experience?',
    disclosure: 'Is the partnership label of the platform switched on?',
    organs: 'Do pictures show organs, vessels, pain or body shapes?',
    whiteCoat: 'Are there white coats, stethoscopes or consulting rooms?',
    skinPictures: 'Do pictures show sections of skin, or scars or spots that vanish?',
    noticeArea: 'Is the notice clear, on a tenth of the layout, and on screen all the time?',
    drinkers: 'Are there minors, pregnant women, heavy drinking or driving?',
    riskNotice: 'Are the risk notice, the firm and its licence named?',
  },
  disclosure: {
    clear: 'The partnership is disclosed',
    weak: 'The partnership is not disclosed clearly',
    missing: 'The partnership is not disclosed',
  },
  places: {
    'first-line': 'in the first line',
    'before-fold': 'before the fold; better in the first line',
    'after-fold': 'after the fold; move it to the first line',
  },
};
