import { performance } from 'node:perf_hooks';
import { readTexts, traceRequirement } from '@paidang/contract/trace';
import { median } from './pages.mjs';

/**
 * A script of 10,000 characters, and a brief of 30 requirements of which it meets some: the matching that runs while a
 * user writes.
 */
const sentence = (index) =>
  `第${index}段：睡前三滴，掌心按壓到完全吸收，膚況因人而異，這裡只分享個人使用的感受，燈光留一盞，瓶身正面朝鏡頭，旁白慢慢說完再切下一個畫面。`;
const text = Array.from({ length: 150 }, (_, index) => sentence(index))
  .join('')
  .slice(0, 10_000);
const asked = [
  ['say', '用法：睡前三滴、掌心按壓'],
  ['say', '膚況因人而異，分享個人使用感受'],
  ['say', '優惠期限：12/11 到 12/25'],
  ['say', '說出「禁止酒駕」與「飲酒過量，有害健康」'],
  ['show', '瓶身正面，標籤看得清楚'],
  ['not', '不可說「治療」「修復」'],
];
const requirements = Array.from({ length: 30 }, (_, index) => {
  const [kind, words] = asked[index % asked.length];
  return { kind, text: `${words}${index >= asked.length ? `（${index}）` : ''}` };
});

const look = () => {
  const texts = readTexts([{ field: 'scripts.0.text', text }]);
  return requirements.map((requirement) =>
    traceRequirement({ requirement, code: '040', version: 1, texts, marks: [] }),
  );
};
const times = Array.from({ length: 40 }, () => {
  const started = performance.now();
  look();
  return performance.now() - started;
});
const found = look().filter(({ state }) => state !== 'gap').length;
console.log(
  `Looking through ${text.length} characters for ${requirements.length} requirements (${found} found): ${median(times.slice(5)).toFixed(1)} ms (first time ${times[0]?.toFixed(1)} ms)`,
);
