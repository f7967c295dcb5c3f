import type { Project } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { useRef, useState } from 'react';
import { labels } from '#labels/project-changes';
import { useProjectChanges } from '../../data/projects';
import { FormDialog } from '../../shared/form-dialog';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { TaskFields } from '../../shared/task-form/task-fields';
import { emptyTask, type TaskForm, toTaskInput } from '../../shared/task-form/task-form';
import { showToast } from '../../stores/toasts';

const addingLabels = labels.adding;

export interface AddTaskDialogProps {
  project: Project;
  onClose: () => void;
  /** Receives the position of the first added task. */
  onAdded: (index: number) => void;
}

/** Adds one task, or several equal ones. */
export default function AddTaskDialog({ project, onClose, onAdded }: AddTaskDialogProps) {
  const { addTasks } = useProjectChanges();
  const call = usePressedCall();
  const key = useRef(crypto.randomUUID());
  const [task, setTask] = useState<TaskForm>(emptyTask);
  const [problem, setProblem] = useState<string>();

  const submit = async () => {
    if (task.title.trim() === '') return setProblem(messages.fillThisField);
    const input = toTaskInput(task);
    const known = new Set(project.tasks.map(({ uuid }) => uuid));
    await call.run(async () => {
      const { tasks } = await addTasks(project.uuid, input, key.current);
      showToast({ title: addingLabels.done(input.quantity ?? 1), tone: 'success' });
      onClose();
      const first = tasks.find(({ uuid }) => !known.has(uuid));
      if (first) onAdded(first.index);
    });
  };

  return (
    <FormDialog
      title={labels.addTask}
      text={addingLabels.text}
      action={addingLabels.action}
      keep={labels.keep}
      isFilled={task.title !== ''}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <TaskFields
        task={task}
        number={project.tasks.length + 1}
        error={problem}
        onChange={(changes) => {
          setTask({ ...task, ...changes });
          setProblem(undefined);
          call.clear();
          key.current = crypto.randomUUID();
        }}
        onRemove={undefined}
      />
    </FormDialog>
  );
}
