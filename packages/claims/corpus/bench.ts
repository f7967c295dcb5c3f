import { check } from '../src/check/check.ts';
import { isHeldOut, lawfulSamples, type Sample, violationSamples } from './corpus.ts';
import { isFoundUnlisted } from './unlisted.ts';

const isFoundAtAll = ({ text, category }: Sample) => check(text, { category }).findings.length > 0;

/** Counts how many of the sentences are found, by source. */
function report(title: string, samples: readonly Sample[], isFound = isFoundAtAll) {
  const shares: Record<string, string> = {};
  for (const source of ['all', ...new Set(samples.map((sample) => sample.source))]) {
    const own = samples.filter((sample) => source === 'all' || sample.source === source);
    const found = own.filter(isFound).length;
    shares[source] = `${found} of ${own.length} (${((100 * found) / own.length).toFixed(1)} %)`;
  }
  console.log(title);
  console.table(shares);
}

report('Violations found, held out', violationSamples.filter(isHeldOut));
report('Lawful sentences flagged, held out', lawfulSamples.filter(isHeldOut));
report('The same by the rules alone, which know no wording of these', lawfulSamples.filter(isHeldOut), isFoundUnlisted);
report(
  'Violations found, tuned on',
  violationSamples.filter((sample) => !isHeldOut(sample)),
);

const everyday = lawfulSamples.filter(({ source }) => source === 'everyday').map(({ text }) => text);
const text = everyday.join('').repeat(20).slice(0, 10_000);
const times = Array.from({ length: 50 }, () => {
  const started = performance.now();
  check(text, { category: 'food' });
  return performance.now() - started;
}).sort((one, other) => one - other);
console.log(`Checking ${text.length} characters: ${times[25]?.toFixed(1)} ms`);
