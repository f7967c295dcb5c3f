import { limits } from '@paidang/contract/limits';
import { platformNames, taskTypes, taskTypeTitles } from '@paidang/contract/vocabulary';
import { Checkbox } from '@paidang/ui/checkbox';
import { Field } from '@paidang/ui/field';
import { IconButton } from '@paidang/ui/icon-button';
import { Input } from '@paidang/ui/input';
import { NumberInput } from '@paidang/ui/number-input';
import { Select } from '@paidang/ui/select';
import { Trash2 } from 'lucide-react';
import { labels } from '#labels/open-project';
import type { TaskForm } from './task-form';

export interface TaskFieldsProps {
  task: TaskForm;
  /** Position in the list, from 1. */
  number: number;
  error: string | undefined;
  onChange: (changes: Partial<TaskForm>) => void;
  /** `undefined` if it is the only task. */
  onRemove: (() => void) | undefined;
}

const types = taskTypes.map((value) => ({ value, label: taskTypeTitles[value] }));

/** Fields of one task in the form that opens a project. */
export function TaskFields({ task, number, error, onChange, onRemove }: TaskFieldsProps) {
  const toggle = (platform: string, checked: boolean) =>
    onChange({
      platforms: platformNames.filter((name) => (name === platform ? checked : task.platforms.includes(name))),
    });
  return (
    <fieldset
      aria-label={labels.task(number)}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex items-center justify-between">
        <span aria-hidden="true" className="text-13 font-medium text-ink-2">
          {labels.task(number)}
        </span>
        {onRemove ? (
          <IconButton size="sm" label={labels.removeTask(number)} onClick={onRemove}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-[160px_minmax(0,1fr)]">
        <Field label={labels.type}>
          <Select options={types} value={task.type} onValueChange={(type) => onChange({ type })} />
        </Field>
        <Field label={labels.taskTitle} error={error} lines={1} required>
          <Input
            placeholder={labels.taskPlaceholder}
            maxLength={limits.project.nameLength}
            value={task.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
      </div>
      <fieldset>
        <legend className="mb-1 text-13 font-medium">{labels.platforms}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {platformNames.map((platform) => (
            <Checkbox
              key={platform}
              label={platform}
              checked={task.platforms.includes(platform)}
              onCheckedChange={(checked) => toggle(platform, checked === true)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={labels.quantity}>
          <NumberInput
            min={1}
            max={limits.project.quantity}
            value={task.quantity}
            onValueChange={(quantity) => onChange({ quantity })}
          />
        </Field>
        <Field label={labels.fee} optional={labels.optional}>
          <NumberInput
            prefix="NT$"
            min={0}
            max={limits.project.fee}
            step={1000}
            value={task.fee}
            onValueChange={(fee) => onChange({ fee })}
          />
        </Field>
      </div>
    </fieldset>
  );
}
