/** What the page did before the chat came: messages of its own, and its own handler of them. */
const heard = [];
window.onmessage = ({ data }) => {
  if (data?.shop) heard.push(data.shop);
};
window.shop = { heard, onmessage: window.onmessage };
setInterval(() => window.postMessage({ shop: 'tick' }, location.origin), 500);

window.Paidang ??= function Paidang(...command) {
  window.Paidang.q ??= [];
  window.Paidang.q.push(command);
};
window.shop.unread = [];
window.Paidang('on', 'unread', (unread) => window.shop.unread.push(unread));
window.shop.errors = [];
window.Paidang('on', 'error', (reason) => window.shop.errors.push(reason));

document.addEventListener('click', ({ target }) => {
  if (target.id === 'ask') window.Paidang('openConversation', { text: '想請問香氛枕：' });
});
