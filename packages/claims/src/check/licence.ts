/** 「衛部健食字第A00123號」, as it is read by the rules. */
const licence = /衛[署部]健食規?字第a?\d{5,6}號/;

export const hasLicence = (text: string) => licence.test(text);
