export default { build: { rolldownOptions: { input: ['index.html', 'bootstrap.html'] } } };
