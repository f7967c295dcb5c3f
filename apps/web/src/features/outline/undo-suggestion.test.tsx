import '@paidang/editor/styles.css';
import type { Suggestion } from '@paidang/contract/entities';
import { createMemoryPort } from '@paidang/editor/testing';
import { Suspense, useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import type { StepPageView } from '../../data/step-source';
import { createAutosave } from '../../step/draft/autosave';
import { useDraftState } from '../../step/draft/use-draft';
import type { StepEditorHandle } from '../../step/step-kind';
import { SuggestionsInTextProvider, useShownSuggestions } from '../../step/suggestions/in-text';
import { useSuggestions } from '../../step/suggestions/use-suggestions';
import { project, vendor } from '../../testing/people';
import { stubServer } from '../../testing/stub-server';
import OutlineEditor from './outline-editor';
import { outlineKind } from './outline-kind';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const [step] = task.steps as [(typeof task.steps)[number]];
const view: StepPageView<string> = {
  project,
  task,
  step,
  platform: null,
  versions: [],
  draft: null,
  revision: 0,
  rounds_used: 0,
  rounds_agreed: 2,
  allowed: ['save_draft'],
};
const html = '<p>睡前三滴，按壓到完全吸收。</p>';

let suggestion: Suggestion;
let stop: () => void;
beforeEach(() => {
  suggestion = {
    suggestion_uuid: '0199a000-0000-7000-8000-000000000012',
    function: '030',
    platform_uuid: null,
    script_uuid: null,
    quote: { selectedText: '三滴', prefix: '睡前', suffix: '，按壓', start: 2, end: 4, version: 1 },
    replacement: '五滴',
    status: 'open',
    created_by: vendor,
    created_at: '2026-12-01T00:00:00Z',
    decided_at: null,
    version: 1,
  };
  const at = `/api/suggestions/${task.uuid}/030`;
  const becomes = (status: Suggestion['status']) => () => {
    suggestion = { ...suggestion, status };
    return suggestion;
  };
  stop = stubServer({
    [`GET ${at}`]: () => [suggestion],
    [`POST ${at}/${suggestion.suggestion_uuid}/accept`]: becomes('accepted'),
    [`POST ${at}/${suggestion.suggestion_uuid}/reopen`]: becomes('open'),
  });
});
afterEach(() => stop());

const draft = () =>
  createAutosave<string>({
    server: { content: html, revision: 0, updatedAt: null },
    local: { read: () => null, write: () => {} },
    save: async () => ({ kind: 'saved', revision: 1, at: new Date() }),
  });

function Workspace({ autosave }: { autosave: ReturnType<typeof draft> }) {
  const editor = useRef<StepEditorHandle>(null);
  const saving = useDraftState(autosave);
  const suggestions = useSuggestions({
    kind: outlineKind,
    source: { path: ['outline', view.task.uuid] },
    view,
    draft: autosave,
    flushEditor: () => editor.current?.flush(),
  });
  const shown = useShownSuggestions(suggestions, { mayDecide: true, vendor: '山眠' });
  return (
    <SuggestionsInTextProvider value={shown}>
      <Suspense>
        <OutlineEditor
          view={view}
          content={saving?.content ?? ''}
          onChange={autosave.change}
          save={async () => 1}
          port={createMemoryPort()}
          editorRef={(handle) => {
            editor.current = handle;
          }}
          onUploadingChange={() => {}}
          errors={{}}
        />
      </Suspense>
      {suggestions.list.map((one) => (
        <button key={one.suggestion_uuid} type="button" onClick={() => void suggestions.accept(one)}>
          從清單採用
        </button>
      ))}
    </SuggestionsInTextProvider>
  );
}

test.each(['in the text', 'in the list'])(
  'R-edt-14 undoing a suggestion taken over %s opens it again, doing it again takes it over',
  async (where) => {
    const autosave = draft();
    const screen = await render(
      <DataCache dedupingInterval={0}>
        <Workspace autosave={autosave} />
      </DataCache>,
    );
    const text = screen.getByRole('textbox');
    await expect.element(text).toMatchTextContent('五✓✕滴');
    await text.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight>3/}');
    if (where === 'in the text') await userEvent.keyboard('{Control>}{Enter}{/Control}');
    else await screen.getByRole('button', { name: '從清單採用' }).click();
    await expect.poll(() => suggestion.status).toBe('accepted');
    await expect.poll(() => autosave.getSnapshot().content).toBe(html.replace('三滴', '五滴'));
    await text.click();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => autosave.getSnapshot().content).toBe(html);
    await expect.poll(() => suggestion.status).toBe('open');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(() => suggestion.status).toBe('accepted');
    autosave.stop();
  },
);
