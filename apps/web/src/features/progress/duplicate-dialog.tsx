import type { Project } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { labels } from '#labels/project-changes';
import { useProjectChanges } from '../../data/projects';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';

const words = labels.copying;

export interface DuplicateDialogProps {
  project: Project;
  onClose: () => void;
}

/** Says what a copy takes along, asks for its name, and goes there. */
export default function DuplicateDialog({ project, onClose }: DuplicateDialogProps) {
  const { duplicate } = useProjectChanges();
  const navigate = useNavigate();
  const call = usePressedCall();
  const key = useRef(crypto.randomUUID());
  const [name, setName] = useState(() => words.suggestion(project.name).slice(0, limits.project.nameLength));
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem(messages.fillThisField);
    let copy: Project | null = null;
    await call.run(async () => {
      copy = await duplicate(project.uuid, name, key.current);
    });
    goTo(copy);
  };
  const goTo = (copy: Project | null) => {
    if (!copy) return;
    onClose();
    showToast({ title: words.done, tone: 'success' });
    navigate(paths.projectProgress(copy.uuid));
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !call.busy && onClose()}>
      <DialogContent>
        <DialogTitle>{labels.duplicate}</DialogTitle>
        <DialogDescription>{words.text}</DialogDescription>
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-2">
          <Field label={words.name} error={problem} lines={1} required>
            <Input
              maxLength={limits.project.nameLength}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setProblem(null);
                call.clear();
                // Another name is another copy.
                key.current = crypto.randomUUID();
              }}
            />
          </Field>
          <CallProblem problem={call.problem} className="mt-3" />
          <DialogFooter>
            <Button variant="ghost" disabled={call.busy} onClick={onClose}>
              {labels.keep}
            </Button>
            <Button type="submit" variant="ink" busy={call.busy}>
              {words.action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
