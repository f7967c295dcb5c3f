/** Reasons for reporting what another person wrote. */
export const abuseReasons = ['fraud', 'insult', 'harassment', 'illegal', 'privacy', 'other'] as const;
export type AbuseReason = (typeof abuseReasons)[number];

export const abuseReasonTitles: Readonly<Record<AbuseReason, string>> = {
  fraud: '詐騙或可疑連結',
  insult: '辱罵或歧視',
  harassment: '騷擾',
  illegal: '違法內容',
  privacy: '洩漏個人資料',
  other: '其他',
};

/** What the platform decides about a report. */
export const abuseDecisions = ['nothing', 'hide', 'warn', 'suspend'] as const;
export type AbuseDecision = (typeof abuseDecisions)[number];

export const abuseDecisionTitles: Readonly<Record<AbuseDecision, string>> = {
  nothing: '不處理',
  hide: '隱藏內容',
  warn: '隱藏並提醒',
  suspend: '隱藏並停用帳號',
};
