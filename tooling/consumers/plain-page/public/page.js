const setVerdict = (verdict) => {
  document.documentElement.dataset.consumer = verdict;
};
const tour = document.querySelector('paidang-tour');
const editor = document.querySelector('paidang-editor');
const board = document.querySelector('paidang-comment-board');
const film = document.querySelector('paidang-film');
const sheet = document.querySelector('link[href="/ui.css"]');

/** Computed styles of an element and its descendants, including shadow roots, without custom properties. */
function readStyles(root) {
  const { localName, shadowRoot, children } = root;
  const style = getComputedStyle(root);
  const own = [...style]
    .filter((name) => !name.startsWith('--'))
    .map((name) => `${name}: ${style.getPropertyValue(name)}`);
  const below = [...(shadowRoot?.children ?? []), ...children].filter(({ localName: tag }) => tag !== 'style');
  return [`${localName} { ${own.join('; ')} }`, ...below.flatMap(readStyles)];
}

const differs = (one, other) => one.length !== other.length || one.some((style, index) => style !== other[index]);
const readHostStyles = () =>
  ['h1', 'body > button'].flatMap((selector) => readStyles(document.querySelector(selector)));

function withoutSheet(read) {
  sheet.disabled = true;
  const result = read();
  sheet.disabled = false;
  return result;
}

const before = withoutSheet(readHostStyles);
tour.steps = [{ id: 'title', title: '從這裡開始', text: '這是合作夥伴的頁面', target: '#title' }];
tour.addEventListener('tour-step', function checkWhenShown() {
  const shown = document.querySelector('paidang-tour-layer')?.shadowRoot?.querySelector('[role=dialog]');
  if (!shown) return requestAnimationFrame(checkWhenShown);
  const tags = ['paidang-chat', 'paidang-tour', 'paidang-editor', 'paidang-comment-board', 'paidang-film'];
  const defined = tags.every((name) => customElements.get(name));
  const everything = () => readStyles(document.documentElement);
  if (!defined) setVerdict('an element is not defined');
  else if (differs(readHostStyles(), before)) setVerdict('the host page changed');
  else if (differs(everything(), withoutSheet(everything)))
    setVerdict('the style sheet changes the page or an element');
  else if (Object.keys(localStorage).length > 0 || document.cookie) setVerdict('something was stored on the host page');
  else setVerdict('works');
});

/** A port is a plain object: writing one requires nothing of ours. */
const comment = {
  ...{ message_id: '1', parent_id: null, message: '開場再快一點', quote: null, images: [], time: null, time_end: null },
  ...{
    is_processed: false,
    is_updated: false,
    is_deleted: false,
    poster_uuid: '2',
    created_by: '阿澄',
    company_name: '',
  },
  ...{ role: 'Creator', avatar: null, created_at: '2026-11-20T01:00:00Z', updated_at: '2026-11-20T01:00:00Z' },
  ...{ response_count: 0, version: 1, is_carried: false, script_uuid: null, platform_uuid: null },
};
// Nothing may be stored on the host's page.
board.drafts = { read: () => null, write() {} };
board.author = { uuid: '1', name: '許雅筑', company: '山眠', role: 'Vendor', avatar: null };
board.port = { list: async () => [comment], replies: async () => [], clock: film.clock };
film.remarks = [{ id: '1', at: 0.5, tone: 'vendor', number: 1, label: '00:00 許雅筑：轉正' }];
editor.value = '<p>睡前五分鐘</p>';

tour.start();
