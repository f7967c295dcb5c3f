import { performance } from 'node:perf_hooks';
import { comparePlaces } from '@paidang/editor/core';
import { median } from './pages.mjs';

/** An outline of 10,000 characters, its next version with every fourth paragraph rewritten and one moved, and 100 comments that quote it. */
const sentence = (index) =>
  `第${index}段：每天同一時間、同一盞燈、同一個角度自拍，保養步驟不變，只多加這一瓶，第三天開始記錄膚況的變化，第七天請朋友盲猜哪一張是素顏。`;
const paragraphs = Array.from({ length: 144 }, (_, index) => `<p>${sentence(index)}</p>`);
const rewritten = paragraphs.map((text, index) =>
  index % 4 === 0 ? text.replace('只多加這一瓶', '睡前三滴，按壓到完全吸收').replace('盲猜', '猜猜看') : text,
);
const [first = '', ...rest] = rewritten;
const [before, after] = [paragraphs.join(''), [...rest, first].join('')];
const quotes = Array.from({ length: 100 }, (_, index) => ({
  selectedText: '只多加這一瓶',
  prefix: `第${index}段：每天同一時間、同一盞燈、同一個角度自拍，保養步驟不變，`.slice(-32),
  suffix: '，第三天開始記錄膚況的變化',
  start: 0,
  end: 6,
}));

const times = Array.from({ length: 20 }, () => {
  const started = performance.now();
  const comparison = comparePlaces(before, after);
  for (const quote of quotes) comparison.outcomeOf(quote);
  return performance.now() - started;
});
const characters = before.replace(/<[^>]*>/g, '').length;
console.log(
  `What became of ${quotes.length} places in ${characters} characters: ${median(times.slice(3)).toFixed(1)} ms (first time ${times[0]?.toFixed(1)} ms)`,
);
