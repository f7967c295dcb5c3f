// Runs before Storybook: no dark page starts white, and a story framed by a docs page has that page's theme.
const framedBy = window.frameElement?.closest('.sbdocs') && window.parent.document.documentElement.dataset.theme;
if (framedBy) {
  const address = new URL(window.location.href);
  address.searchParams.set('globals', `theme:${framedBy}`);
  window.history.replaceState(null, '', address);
}
if (/theme(:|%3A)dark/.test(window.location.search)) document.documentElement.dataset.theme = 'dark';
