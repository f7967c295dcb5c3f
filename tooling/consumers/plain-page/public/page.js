const say = (verdict) => {
  document.documentElement.dataset.consumer = verdict;
};
const tour = document.querySelector('paidang-tour');
const style = () => JSON.stringify({ ...getComputedStyle(document.querySelector('body > button')) });
const before = style();
tour.steps = [{ id: 'title', title: '從這裡開始', text: '這是合作夥伴的頁面', target: '#title' }];
tour.addEventListener('tour-step', () => {
  requestAnimationFrame(() => {
    const defined = ['paidang-chat', 'paidang-tour'].every((name) => customElements.get(name));
    if (!defined) say('an element is not defined');
    else if (style() !== before) say('the host page changed');
    else if (Object.keys(localStorage).length > 0 || document.cookie) say('something was stored on the host page');
    else say('works');
  });
});
tour.start();
