/** Configuration of a host: what its page uses, and a colour with the same name as one of ours. */
export default {
  content: ['./*.html', './src/**/*.tsx'],
  theme: { extend: { colors: { ink: '#123456' } } },
};
