/** Where a case stands on the page of all of them. */
export const caseId = (uuid: string): string => `case-${uuid}`;
