import type { User } from '@paidang/contract/entities';
import type { ConsultationTopic } from '@paidang/contract/vocabulary';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { sendConsultation } from '../../data/consultations';
import { ApiError } from '../../data/errors';
import { createTabDraft } from '../../shared/kept-form/tab-draft';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { useSession } from '../../stores/session';
import {
  type ConsultationField,
  type ConsultationFields,
  checkConsultation,
  emptyConsultation,
  isComplete,
  withoutEmptyFields,
} from './consultation';

type Flags = Partial<Record<ConsultationField, boolean>>;
type FieldMessages = Partial<Record<ConsultationField, string>>;

const draftOf = (storage: Storage) => createTabDraft(storage, 'paidang.consultation-draft', emptyConsultation);

/** Form values known from the signed-in user. */
const knownOf = (user: User | null): Partial<ConsultationFields> =>
  user ? { name: user.contact_person ?? user.name, company: user.company_name, email: user.email } : {};

/** Values typed into the page before hydration. */
function typedInto(form: HTMLFormElement | null): Partial<ConsultationFields> {
  if (!form) return {};
  const entries = [...new FormData(form)].filter(([field]) => field in emptyConsultation);
  return withoutEmptyFields(Object.fromEntries(entries));
}

/**
 * State of the form. Typed values survive failures and reloads in this tab until they are sent.
 *
 * @param topic subject of the page, preselected
 */
export function useConsultation(form: RefObject<HTMLFormElement | null>, topic?: ConsultationTopic) {
  const user = useSession((state) => state.user);
  const [fields, setFields] = useState<ConsultationFields>({ ...emptyConsultation, topic: topic ?? '' });
  const [agreed, setAgreed] = useState(false);
  const [website, setWebsite] = useState('');
  const [left, setLeft] = useState<Flags>({});
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const uuid = useRef('');

  // After the first render, which has to equal the server-rendered page. A plain effect of a page that is being hydrated
  // would set its state at idle priority, after other renders had emptied the fields.
  useLayoutEffect(() => {
    const draft = draftOf(sessionStorage);
    const typed = typedInto(form.current);
    const known = { ...knownOf(user), ...withoutEmptyFields(draft.read()), ...typed };
    setFields((current) => ({ ...current, ...known }));
    // Before hydration nobody is signed in; afterwards `change` keeps typed values.
    if (!user && Object.keys(typed).length > 0) draft.keep({ ...emptyConsultation, ...known });
  }, [user, form]);

  const change = (changes: Partial<ConsultationFields>) => {
    const next = { ...fields, ...changes };
    setFields(next);
    draftOf(sessionStorage).keep(next);
    setRefused((current) => ({ ...current, ...Object.fromEntries(Object.keys(changes).map((field) => [field, ''])) }));
    setFailure(null);
    uuid.current = '';
  };

  const showFailure = (error: unknown) => {
    const known = error instanceof ApiError ? Object.entries(error.errors) : [];
    const words = Object.fromEntries(
      known.flatMap(([field, [said]]) => (field in emptyConsultation ? [[field, said]] : [])),
    );
    setRefused(words);
    setFailure(Object.keys(words).length > 0 ? null : wordsInside(error));
  };

  /** @returns whether it was sent */
  const send = async (): Promise<boolean> => {
    setTried(true);
    if (busy || !agreed || !isComplete(fields)) return false;
    setBusy(true);
    // Reused until a value changes, so that a retry after a lost response does not send twice.
    uuid.current ||= crypto.randomUUID();
    try {
      await sendConsultation({ ...fields, email: fields.email.trim(), uuid: uuid.current, agreed, website });
      draftOf(sessionStorage).forget();
      setSentTo(fields.email.trim());
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    fields,
    agreed,
    website,
    busy,
    failure,
    /** Address the receipt was sent to, once sent. */
    sentTo,
    change,
    setAgreed,
    setWebsite,
    leave: (field: ConsultationField) => {
      if (fields[field] !== '') setLeft((current) => ({ ...current, [field]: true }));
    },
    errorOf: (field: ConsultationField): string | null =>
      refused[field] || (left[field] || tried ? checkConsultation(fields, field) : null),
    lacksConsent: tried && !agreed,
    send,
    /** Keeps the contact details and starts another question. */
    startOver: () => {
      setFields((current) => ({ ...current, topic: topic ?? '', message: '' }));
      setTried(false);
      setLeft({});
      setAgreed(false);
      setSentTo(null);
      uuid.current = '';
    },
  };
}

export type ConsultationState = ReturnType<typeof useConsultation>;
