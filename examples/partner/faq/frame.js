/** What has not been looked at yet. */
const unread = new Set(document.querySelectorAll('details'));
const tell = (message) => parent.postMessage(message, '*');
const count = () => tell({ type: 'unread', unread: unread.size });

for (const entry of unread) {
  entry.addEventListener('toggle', () => {
    unread.delete(entry);
    count();
  });
}
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ type: 'mode', mode: -1 });
});
count();
