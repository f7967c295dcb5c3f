/** Anchor of a case on the page of all cases. */
export const caseId = (uuid: string): string => `case-${uuid}`;
