import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const definition = `
import { pageAddress } from '../pages';
import { functionCodes, functionTitles, taskTypes } from '../vocabulary';
import { reviewMachine } from '../workflow';
import type { StepDefinition, StepLocation } from './step';
import { notificationTargetOf, reviewedStepNotifications, type StepNotifications } from './wording';

const code = functionCodes.moodBoard;
const page = ({ task, index }: StepLocation) => pageAddress('moodBoard', { taskId: task }, { index });

export const moodBoard = {
  code,
  title: functionTitles[code],
  noun: '情境板',
  taskTypes,
  isSkippable: true,
  machine: reviewMachine,
  writer: 'creator',
  page,
  board: 'moodBoardComments',
  isText: true,
  isAccepted: true,
  due: null,
} as const satisfies StepDefinition;

export const moodBoardNotifications = (): StepNotifications =>
  reviewedStepNotifications({ code, title: moodBoard.title, target: notificationTargetOf(page) });
`;

/** The first edits of somebody who adds a step called mood board: which line to add, after which one. */
const additions: Record<string, readonly (readonly [after: string, added: string])[]> = {
  'vocabulary/codes.ts': [
    ["outline: '030',", "moodBoard: '035',"],
    ["'030': '創意大綱',", "'035': '情境板',"],
  ],
  'routes/comments.ts': [
    ['outlineComments: outlineCommentRoutes,', "moodBoardComments: boardRoutes('/api/mood_board_message/{task}'),"],
  ],
  'calls/index.ts': [
    [
      'outlineComments: outlineCommentCalls,',
      'moodBoardComments: withSchemas(routes.commentRoutes.moodBoardComments, outlineCommentSchemas),',
    ],
  ],
  'pages/patterns.ts': [["outline: '/outline/:taskId',", "moodBoard: '/mood_board/:taskId',"]],
  'steps/steps.ts': [
    ["from './outline';", "import { moodBoard, moodBoardNotifications } from './mood-board';"],
    ['  outline,', 'moodBoard,'],
    ['outline: outlineNotifications,', 'moodBoard: moodBoardNotifications,'],
  ],
};
const written = ['steps/mood-board.ts', ...Object.keys(additions)].map((path) => `packages/contract/src/${path}`);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-step-'));
  const contract = join(folder, 'contract');
  const isSource = (path: string) => !path.endsWith('.test.ts');
  cpSync(join(root, 'packages/contract/src'), contract, { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(contract, 'steps/mood-board.ts'), definition);
  for (const [path, lines] of Object.entries(additions)) {
    const source = lines.reduce(
      (text, [after, added]) => {
        if (text.split(after).length !== 2) throw new Error(`${path} does not contain “${after}” exactly once.`);
        return text.replace(after, `${after}\n${added}`);
      },
      readFileSync(join(contract, path), 'utf8'),
    );
    writeFileSync(join(contract, path), source);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Compile errors of the contract and both apps in the folder. */
function compileErrors(): string[] {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.source.json'), 'utf8'));
  const paths = JSON.stringify(compilerOptions.paths)
    .replaceAll('"./packages/contract/src', `"${folder}/contract`)
    .replaceAll('"./', `"${root}`);
  const config = {
    extends: join(root, 'tsconfig.source.json'),
    compilerOptions: {
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      types: ['vite/client', 'node'],
      paths: JSON.parse(paths),
    },
    include: [join(root, 'apps/*/src')],
    exclude: ['test', 'stories'].map((kind) => join(root, `apps/**/*.${kind}.ts*`)),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const options = ['-p', folder, '--pretty', 'false', '--singleThreaded'];
  const tsgo = spawnSync(join(root, 'node_modules/.bin/tsgo'), options, { cwd: root, encoding: 'utf8' });
  return tsgo.stdout.split(/^(?=\S+\(\d+,\d+\): error)/m).filter((error) => error.trim() !== '');
}

const fileOf = (error: string): string => error.replace(/\([\s\S]*/, '');

// Compiling both apps takes seconds, and longer on a busy machine.
test('a reviewed step needs at most ten files: the compiler names the tables that lack it', {
  timeout: 180_000,
}, () => {
  const errors = compileErrors();
  for (const error of errors) expect(error).toMatch(/["']035["']/);
  const tables = [...new Set(errors.map(fileOf))];
  expect(tables.toSorted()).toEqual([
    'apps/server/src/modules/exports/version-blocks.ts',
    'apps/web/src/data/acceptance.ts',
    'apps/web/src/features/onboarding/step-tour.ts',
    'apps/web/src/step/step-drawing.tsx',
  ]);
  expect(written.length + tables.length).toBeLessThanOrEqual(10);
});
