import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../data/errors';
import { useInvitationMoves } from '../../data/invitations';
import { useKeptForm } from '../../shared/kept-form/kept-form';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { emptyTask } from '../../shared/task-form/task-form';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { checkForm, type Problems, type ProjectForm, toProjectInput } from './project-form';

interface Options {
  brand: string;
  /** Id of the creator's invitation that this answers. */
  invitation: string | null;
  onOpened: (project: string) => void;
}

/** Server error names that belong to each part of the form. */
const errorNamesOf: { [Part in keyof ProjectForm]: RegExp } = {
  name: /^name$/,
  brand: /^brand$/,
  product: /^product$/,
  start: /_date$/,
  end: /_date$/,
  tasks: /^tasks\./,
  email: /email$/,
  note: /^note$/,
};

const without = (problems: Problems, changes: Partial<ProjectForm>): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(
      ([field]) => !Object.keys(changes).some((part) => errorNamesOf[part as keyof ProjectForm].test(field)),
    ),
  );

const unreadDate = '[data-slot="date-picker-control"][aria-invalid="true"]';

/** State of the form: values, errors, and submission. */
export function useProjectForm({ brand, invitation, onOpened }: Options) {
  const [start] = useState<ProjectForm>(() => ({
    name: '',
    brand,
    product: '',
    start: null,
    end: null,
    tasks: [emptyTask()],
    email: '',
    note: '',
  }));
  const kept = useKeptForm(['open-project', invitation ?? ''], start);
  const { form } = kept;
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const moves = useInvitationMoves();
  const key = useRef(crypto.randomUUID());
  const element = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(element);

  const change = (changes: Partial<ProjectForm>) => {
    kept.change(changes);
    setProblems((current) => without(current, changes));
    setFailure(null);
    key.current = crypto.randomUUID();
  };

  const show = (found: Problems) => {
    setProblems(found);
    focusInvalid();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = checkForm(form);
    if (Object.keys(found).length > 0) return show(found);
    // A date that cannot be parsed is known to its field only, which reports it: it must not be dropped silently.
    if (element.current?.querySelector(unreadDate)) return focusInvalid();
    setBusy(true);
    try {
      const { uuid } = await moves.openProject(toProjectInput(form, invitation), key.current);
      kept.forget(start);
      onOpened(uuid);
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : {};
      const messages = Object.entries(refused).map(([field, [message = '']]) => [field, message] as const);
      if (messages.length > 0) show(Object.fromEntries(messages));
      else setFailure(wordsInside(error));
    } finally {
      setBusy(false);
    }
  };

  const startOver = () => {
    kept.forget(start);
    setProblems({});
    setFailure(null);
  };

  return { form, problems, failure, busy, change, submit, element, isRestored: kept.isRestored, startOver };
}
