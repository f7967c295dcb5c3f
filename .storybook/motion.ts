export type Motion = 'full' | 'reduced';

const question = '(prefers-reduced-motion: reduce)';
/** Media queries that are never and always true. */
const handlers = { full: '(width < 0px)', reduced: '(width >= 0px)' };
const answered = /\(width (<|>=) 0px\)/g;

const askBrowser = window.matchMedia.bind(window);
let current: Motion | undefined;

/** Answers the page's questions about motion as if its reader had chosen so: a page cannot make the browser do it. */
export function answerMotion(motion: Motion | undefined) {
  if (motion === undefined && current === undefined) return;
  current = motion;
  const rewrite = (query: string) =>
    query.replace(answered, question).replaceAll(question, motion ? handlers[motion] : question);
  window.matchMedia = (query) => askBrowser(rewrite(query));
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules, rewrite);
}

function rewriteRules(rules: CSSRuleList, rewrite: (query: string) => string) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = rewrite(rule.media.mediaText);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) rewriteRules(rule.cssRules, rewrite);
  }
}
