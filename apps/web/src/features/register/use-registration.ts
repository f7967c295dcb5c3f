import { checkEmail, messages } from '@paidang/contract/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isEmailFree, type RegistrationInput, register } from '../../data/auth';
import { ApiError } from '../../data/errors';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { useSession } from '../../stores/session';
import {
  checkField,
  emptyForm,
  type FormField,
  type InvitationSource,
  isStepReady,
  type MessageStyle,
  type RegistrationForm,
  type StepName,
  stepOfField,
  stepsOf,
  toRegistration,
} from './registration';
import { forgetDraft, keepDraft, readDraft } from './registration-draft';

type Flags = Partial<Record<FormField, boolean>>;
type FieldMessages = Partial<Record<FormField, string>>;

/** A user whose address is verified, so that it cannot be changed. */
export interface VerifiedRegistration extends Pick<RegistrationForm, 'type' | 'email'> {
  /** Says who verified the address. */
  emailHint: string;
  /** What happens after the registration. */
  note?: string | null;
  /** Whether the role is fixed, too. */
  isRoleSettled: boolean;
  /** Whether the user signs in with another provider. */
  hasNoPassword: boolean;
  register: (input: RegistrationInput, idempotencyKey: string) => Promise<void>;
}

export interface RegistrationOptions {
  origin: InvitationSource;
  vouched?: VerifiedRegistration | undefined;
  /** Which wording of the messages to use. @default 'page' */
  place?: MessageStyle;
  onDone: () => void;
}

/** State of the registration: form, current step, and the server's errors. */
export function useRegistration({ origin, vouched, place = 'page', onDone }: RegistrationOptions) {
  const [form, setForm] = useState<RegistrationForm>(() => ({
    ...emptyForm,
    ...readDraft(sessionStorage),
    ...(vouched ? { type: vouched.type, email: vouched.email } : {}),
  }));
  const [position, setPosition] = useState(0);
  const [left, setLeft] = useState<Flags>({});
  /** The step the user tried to leave while it was incomplete. */
  const [tried, setTried] = useState<StepName | null>(null);
  const [refused, setRefused] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const email = useEmailCheck(form.email);

  const steps = stepsOf(form.type);
  const step = steps[position] ?? 'account';
  const ready = isStepReady(form, step, vouched) && !(step === 'account' && (refused.email || email.isTaken));

  const change = (changes: Partial<RegistrationForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    keepDraft(sessionStorage, next);
    setRefused((current) => omit(current, Object.keys(changes)));
    setFailure(null);
    key.current = crypto.randomUUID();
  };

  const leave = (field: FormField) => {
    if (form[field] !== '') setLeft((current) => ({ ...current, [field]: true }));
    if (field === 'email') void email.check(form.email);
  };

  const showFailure = (error: unknown) => {
    const words = error instanceof ApiError ? fieldWords(error) : {};
    const field = Object.keys(words)[0] as FormField | undefined;
    setRefused(words);
    setFailure(field ? null : wordsInside(error));
    if (field) setPosition(Math.max(0, steps.indexOf(stepOfField(field))));
  };

  const send = async () => {
    setBusy(true);
    try {
      const input = toRegistration(form, origin);
      if (vouched) await vouched.register(input, key.current);
      else {
        const { data } = await register(input, key.current);
        useSession.getState().registered({ ...data, sentAt: Date.now() });
      }
      forgetDraft(sessionStorage);
      onDone();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    step,
    steps,
    position,
    ready,
    busy,
    failure,
    vouched,
    origin,
    /** Whether the address is known to be available. */
    isFree: email.isFree,
    change,
    leave,
    errorOf: (field: FormField): string | null => {
      if (refused[field]) return refused[field];
      if (field === 'email' && email.isTaken) return messages.emailTaken;
      return left[field] || tried === step ? checkField(form, field, place) : null;
    },
    /** Whether the terms have to be agreed to first. */
    lacksConsent: tried === 'account' && !form.agreed,
    /** Shows what is missing in this step. */
    tryStep: () => setTried(step),
    back: () => setPosition(position - 1),
    advance: async () => {
      if (position === steps.length - 1) return send();
      if (step === 'account' && !(await email.check(form.email))) return;
      setPosition(position + 1);
    },
  };
}

export type RegistrationState = ReturnType<typeof useRegistration>;

const omit = (words: FieldMessages, fields: readonly string[]): FieldMessages =>
  Object.fromEntries(Object.entries(words).filter(([field]) => !fields.includes(field)));

/** The server's error messages, by field. */
function fieldWords({ code, message, errors }: ApiError): FieldMessages {
  if (code === '0101') return { email: message || messages.emailTaken };
  const known = Object.entries(errors).filter(([field]) => field in emptyForm);
  return Object.fromEntries(known.map(([field, words]) => [field, words[0] ?? '']));
}

/** Debounce in ms before the availability of an address is checked. */
const checkDelayMs = 500;

/** Checks while typing whether an address is available; responses about earlier addresses are ignored. */
function useEmailCheck(email: string) {
  const [known, setKnown] = useState<Readonly<Record<string, boolean>>>({});

  const check = useCallback(async (address: string): Promise<boolean> => {
    if (checkEmail(address, 'page')) return true;
    const free = await isEmailFree(address);
    setKnown((answers) => ({ ...answers, [address]: free }));
    return free;
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void check(email), checkDelayMs);
    return () => clearTimeout(timer);
  }, [email, check]);

  return { isFree: known[email] === true, isTaken: known[email] === false, check };
}
