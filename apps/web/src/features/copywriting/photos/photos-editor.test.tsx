import type { CopyPhoto, PhotosContent } from '@paidang/contract/entities';
import { createHeldPort } from '@paidang/editor/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { StepPageView } from '../../../data/step-source';
import { project } from '../../../testing/people';
import PhotosEditor from './photos-editor';

const kept: CopyPhoto = { photo_uuid: '0199a000-0000-7000-8000-000000000011', path: '/files/kept.png', caption: '' };
const [task] = project.tasks as [(typeof project.tasks)[number]];
const [step] = task.steps as [(typeof task.steps)[number]];
const port = createHeldPort();
let written: PhotosContent;

const view: StepPageView<PhotosContent> = {
  project,
  task,
  step: { ...step, function: '061', status: 'drafting', turn: 'creator', version: 0 },
  platform: null,
  versions: [],
  draft: null,
  revision: 0,
  rounds_used: 0,
  rounds_agreed: 2,
  allowed: ['save_draft'],
};

function Editor() {
  const [content, setContent] = useState<PhotosContent>({ photos: [kept] });
  written = content;
  return (
    <PhotosEditor
      content={content}
      onChange={setContent}
      port={port}
      errors={{}}
      onUploadingChange={() => {}}
      view={view}
      save={async () => 1}
      editorRef={() => {}}
    />
  );
}

test('pictures chosen together keep their order, whichever upload finishes first', async () => {
  const screen = await render(<Editor />);
  const files = ['a', 'b', 'c', 'd'].map((name) => new File([name], `${name}.png`, { type: 'image/png' }));
  await screen.getByRole('group', { name: '上傳圖片' }).getByLabelText('上傳圖片').upload(files);
  await expect.poll(() => port.pending.length).toBe(4);
  const order = () => written.photos.map(({ path }) => path.slice(7, -4)).join(' ');
  for (const [name, shown] of [
    ['c', 'kept c'],
    ['a', 'kept a c'],
    ['d', 'kept a c d'],
    ['b', 'kept a b c d'],
  ] as const) {
    port.pending.find(({ file }) => file.name === `${name}.png`)?.finish();
    await expect.poll(order).toBe(shown);
  }
});
