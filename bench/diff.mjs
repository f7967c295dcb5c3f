import { performance } from 'node:perf_hooks';
import { diffDocuments } from '@paidang/editor/core';
import { median } from './pages.mjs';

/** A document of 5,000 characters and its next version, where every fourth paragraph was rewritten. */
const sentence = (index) =>
  `第${index}段：每天同一時間、同一盞燈、同一個角度自拍，保養步驟不變，只多加這一瓶，第三天開始記錄膚況的變化，第七天請朋友盲猜哪一張是素顏。`;
const version = (edit) => Array.from({ length: 72 }, (_, index) => `<p>${edit(sentence(index), index)}</p>`).join('');

const before = version((text) => text);
const after = version((text, index) =>
  index % 4 === 0 ? text.replace('只多加這一瓶', '睡前三滴，按壓到完全吸收').replace('盲猜', '猜猜看') : text,
);
const times = Array.from({ length: 30 }, () => {
  const started = performance.now();
  diffDocuments(before, after);
  return performance.now() - started;
});
const characters = before.replace(/<[^>]*>/g, '').length;
console.log(
  `Comparing ${characters} characters: ${median(times.slice(5)).toFixed(1)} ms (first time ${times[0]?.toFixed(1)} ms)`,
);
