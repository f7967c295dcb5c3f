import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath } from './chromium.mjs';

const help = `npm run visual [-- options] [-- words]

Takes a picture of every story in light and dark at 390 and 1280 px and lays it beside the picture of the base commit.
  --base <ref>   what to compare with (default: where this branch left origin/main; on main itself, with nothing
                 changed, the commit before)
  --no-build     use storybook-static as it is
  --fresh        take the base's pictures again
  words          only stories whose id contains one of them, such as "ui-button"`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    'no-build': { type: 'boolean' },
    fresh: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const isCommit = (ref) => spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).status === 0;

function run(program, args, options = {}) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', ...options });
  if (status !== 0 && !options.mayFail) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
  return status;
}

function baseCommit() {
  if (values.base) return git('rev-parse', `${values.base}^{commit}`);
  const main = ['origin/main', 'main'].find(isCommit);
  if (!main) throw new Error('There is no origin/main and no main to compare with: name a commit with --base.');
  const base = git('merge-base', 'HEAD', main);
  const unchanged = base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '';
  if (!unchanged) return base;
  if (!isCommit('HEAD~1')) throw new Error('There is only one commit, so there is nothing to compare it with.');
  console.log(`HEAD is ${main} and nothing is changed, so it is compared with the commit before it.`);
  return git('rev-parse', 'HEAD~1');
}

const build = (cwd, output) =>
  run('storybook', ['build', '--disable-telemetry', '--quiet', '--output-dir', output], { cwd });

/** Runs the stories of a built Storybook, to take missing screenshots or to compare with existing ones. */
const runStories = (storybook, pictures, mode) =>
  run(
    'playwright',
    [
      'test',
      '--config=e2e/visual.config.ts',
      ...(mode === 'take' ? ['--update-snapshots=missing', '--reporter=dot'] : ['--update-snapshots=none']),
      ...(positionals.length > 0 ? ['--grep', positionals.join('|')] : []),
    ],
    {
      mayFail: true,
      env: { ...process.env, VISUAL_STORYBOOK: storybook, VISUAL_PICTURES: pictures, VISUAL_MODE: mode },
    },
  );

/**
 * Builds the Storybook of another commit in a separate work tree; it uses our installed packages if the lock file is the same.
 */
function buildBase(commit, storybook) {
  const tree = '.visual/tree';
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    const lock = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (lock(tree) !== lock('.')) run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: tree });
    build(tree, 'storybook-static');
    mkdirSync(dirname(storybook), { recursive: true });
    renameSync(join(tree, 'storybook-static'), storybook);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

function printRemovedStories(pictures) {
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
  const before = readdirSync(pictures).map((file) => file.replace(/-(light|dark)-\d+\.png$/, ''));
  const removed = [...new Set(before)].filter((id) => !entries[id]);
  if (removed.length > 0) console.log(`Removed stories: ${removed.join(', ')}`);
}

if (values.help) {
  console.log(help);
  process.exit(0);
}
process.env.CHROMIUM_PATH = await chromiumPath();
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
const browser = /[\d.]+/.exec(execFileSync(process.env.CHROMIUM_PATH, ['--version'], { encoding: 'utf8' }))?.[0];
const commit = baseCommit();
console.log(`Comparing with ${git('log', '-1', '--format=%h %s', commit)}`);
// Screenshots depend on fonts and browser of this machine.
const base = `.visual/base/${commit.slice(0, 12)}-${browser}`;
const pictures = `${base}/pictures`;
if (values.fresh) rmSync(base, { recursive: true, force: true });
if (!existsSync(`${base}/storybook`)) buildBase(commit, `${base}/storybook`);
if (runStories(`${base}/storybook`, pictures, 'take') !== 0)
  throw new Error(`Some stories of ${commit} have no picture.`);
if (!values['no-build']) build('.', 'storybook-static');
const status = runStories('storybook-static', pictures, 'compare');
printRemovedStories(pictures);
console.log(`Compared with ${commit.slice(0, 12)}. Before, after and difference: .visual/report/index.html`);
process.exit(status);
