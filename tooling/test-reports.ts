import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages?: string[] }[];
  }[];
}
interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

/** A test that ran. */
export interface RanTest {
  /** Name of its report: there is one for each command that runs tests. */
  readonly report: string;
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly milliseconds: number;
  /** Error of the first try, if it passed only on a retry. */
  readonly retried: string | undefined;
}
type Found = Omit<RanTest, 'report'>;

/** A test that passed but has failure messages failed first. */
function* testsOfVitest({ testResults }: VitestReport): Generator<Found> {
  for (const { name, assertionResults } of testResults) {
    const file = relative('.', name);
    for (const { fullName: title, status, duration: milliseconds = 0, failureMessages = [] } of assertionResults) {
      const passed = status === 'passed';
      yield { file, title, passed, milliseconds, retried: passed ? failureMessages[0] : undefined };
    }
  }
}

function* testsOfPlaywright({ title: above, file, suites = [], specs = [] }: PlaywrightSuite): Generator<Found> {
  for (const suite of suites) yield* testsOfPlaywright(suite);
  for (const { title, ok: passed, tests } of specs) {
    const results = tests.flatMap((test) => test.results);
    const isFlaky = tests.some(({ status }) => status === 'flaky');
    const retried = isFlaky ? (results.find(({ error }) => error)?.error?.message ?? 'it failed') : undefined;
    const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
    yield { file: `e2e/${file}`, title: `${above} ${title}`, passed, milliseconds, retried };
  }
}

/** All tests in the Vitest and Playwright reports of a folder. */
export function readTests(folder: string): RanTest[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.sort().flatMap((name) => {
    const report: VitestReport | { suites: PlaywrightSuite[] } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const tests =
      'suites' in report ? report.suites.flatMap((suite) => [...testsOfPlaywright(suite)]) : [...testsOfVitest(report)];
    return tests.map((test) => ({ ...test, report: name.replace(/\.json$/, '') }));
  });
}

/** First line of an error message, without colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const firstLine = (message: string) => message.replace(/\u001b\[\d+m/g, '').split('\n', 1)[0];
const labelOf = ({ report, file, title }: RanTest) => `${report} ${file}: ${title}`;
const slowestShown = 10;

/** Summary of a run: tests that passed only on a retry, and the slowest ones. */
export function summarise(tests: readonly RanTest[]): string[] {
  if (tests.length === 0) return [];
  const retried = tests.filter((test) => test.retried !== undefined);
  const slow = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, slowestShown);
  return [
    retried.length > 0 ? 'Passed only on a retry:' : 'No test needed a retry.',
    ...retried.flatMap((test) => [`  ${labelOf(test)}`, `    ${firstLine(test.retried ?? '')}`]),
    'Slowest:',
    ...slow.map((test) => `  ${(test.milliseconds / 1000).toFixed(1).padStart(6)} s  ${labelOf(test)}`),
  ];
}

const keptRuns = 5;

/** Moves the reports of the previous run to `earlier`, which keeps the last few runs. */
export function putReportsAside(folder: string, now: Date): void {
  const earlier = join(folder, 'earlier');
  const into = join(earlier, now.toISOString().replace(/[:.]/g, '-'));
  mkdirSync(into, { recursive: true });
  for (const name of readdirSync(folder)) if (name !== 'earlier') renameSync(join(folder, name), join(into, name));
  for (const name of readdirSync(earlier).sort().slice(0, -keptRuns)) rmSync(join(earlier, name), { recursive: true });
}
