/** Where on a page the form is in which a visitor asks for advice: `#consultation`. */
export const consultationId = 'consultation';
