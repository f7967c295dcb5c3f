/** A host's own: what its page uses, and a colour of a name that ours have too. */
export default {
  content: ['./*.html', './src/**/*.tsx'],
  theme: { extend: { colors: { ink: '#123456' } } },
};
