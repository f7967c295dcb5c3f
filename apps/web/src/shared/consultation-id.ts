/** Id of the consultation form on a page: `#consultation`. */
export const consultationId = 'consultation';
