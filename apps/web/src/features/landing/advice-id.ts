/** Where the form that asks for advice stands, for links of the same page. */
export const adviceId = 'advice';
