import type { ServiceData, ServiceDataFields } from '@paidang/contract/entities';
import { blankServiceData, checkServiceData, messages, type ServiceDataCheck } from '@paidang/contract/rules';
import { isMaskedField, type MaskedField, type NationalityStatus } from '@paidang/contract/vocabulary';
import { useEffect, useState } from 'react';
import { ApiError } from '../../data/errors';
import type { ServiceDataActions } from '../../data/service-data';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { useKeptForm } from '../../shared/kept-form/kept-form';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useUnsaved } from '../../stores/unsaved';

export type { ServiceDataFields };
/** Typed fields; the others are chosen from options. */
export type WrittenField = keyof ServiceDataCheck['messages'];
export type OpenFields = Omit<ServiceDataFields, MaskedField>;
/** Values typed into masked fields. */
export type TypedFields = Partial<Record<MaskedField, string>>;

/** The fields that may be stored in the browser. */
const openFieldsOf = (fields: ServiceDataFields): OpenFields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !isMaskedField(field))) as OpenFields;

/** Differences from the saved data. */
const changesOf = (
  open: OpenFields,
  typed: TypedFields,
  saved: ServiceDataFields | null,
): Partial<ServiceDataFields> => {
  const start = saved ?? blankServiceData;
  const changed = Object.entries(open).filter(([field, value]) => value !== start[field as keyof OpenFields]);
  return { ...Object.fromEntries(changed), ...typed };
};

type FieldMessages = Partial<Record<string, string>>;

const numbersOfPapers: readonly MaskedField[] = ['id_no', 'residence_permit_no'];

/**
 * State of the service data form. Open fields are kept in this browser until they are saved; values typed into masked
 * fields are in memory only, and replace the whole saved value.
 */
export function useServiceDataForm(data: ServiceData, save: ServiceDataActions['save']) {
  const today = dayOf(useNow());
  const saved = data.fields;
  const start = saved ?? blankServiceData;
  const kept = useKeptForm<OpenFields>(['service-data'], openFieldsOf(start));
  const [typed, setTyped] = useState<TypedFields>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FieldMessages>({});
  const [isDemanded, setDemanded] = useState(false);
  const call = usePressedCall();

  const fields: ServiceDataFields = { ...start, ...kept.form, ...typed };
  const changes = changesOf(kept.form, typed, saved);
  const isChanged = Object.keys(changes).length > 0;
  const check = checkServiceData(
    fields,
    data.pictures.map(({ kind }) => kind),
    today,
  );
  /** Saved numbers are masked, so that they cannot be validated here. */
  const isHidden = (field: string): boolean =>
    isMaskedField(field) && typed[field] === undefined && start[field] !== '';
  const wrong = Object.fromEntries(Object.entries(check.messages).filter(([field]) => !isHidden(field)));

  const isOfOtherPapers = (fields.nationality_status === 'native') !== (start.nationality_status === 'native');
  /** Whether there is a saved value to return to. The number of another document does not count. */
  const canKeep = (field: MaskedField): boolean =>
    typed[field] !== undefined && start[field] !== '' && !(isOfOtherPapers && numbersOfPapers.includes(field));

  useEffect(() => {
    useUnsaved.getState().set('service-data', isChanged);
    return () => useUnsaved.getState().set('service-data', false);
  }, [isChanged]);

  const forgetRefusal = (names: readonly string[]) => {
    setRefused((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !names.includes(field))));
    call.clear();
  };
  const change = (open: Partial<OpenFields>) => {
    kept.change(open);
    forgetRefusal(Object.keys(open));
  };
  const type = (masked: TypedFields) => {
    setTyped((current) => ({ ...current, ...masked }));
    forgetRefusal(Object.keys(masked));
  };
  /** Discards the typed values in favour of the saved ones. */
  const discardTyped = (...names: MaskedField[]) =>
    setTyped((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !names.some((name) => name === field))),
    );

  const send = async (): Promise<boolean> => {
    try {
      const { fields: now } = await save(changes, data.revision);
      kept.forget(openFieldsOf(now ?? blankServiceData));
      setTyped({});
      setLeft(new Set());
      setRefused({});
      return true;
    } catch (error) {
      const words =
        error instanceof ApiError ? Object.entries(error.errors).filter(([field]) => field in blankServiceData) : [];
      setRefused(Object.fromEntries(words.map(([field, [first]]) => [field, first])));
      if (words.length === 0) throw error;
      return false;
    }
  };

  return {
    fields,
    pictures: data.pictures,
    isRestored: kept.isRestored,
    isChanged,
    busy: call.busy,
    problem: call.problem,
    change,
    type,
    discardTyped,
    /** Whether a field shows its saved value, masked. */
    isHidden,
    canKeep,
    /** A user who switches between ID card and passport has to enter another number. */
    setNationality: (status: NationalityStatus) => {
      change({
        nationality_status: status,
        ...(status === 'native' ? { is_resident: true, residence_country_id: 'TW', contact_country_id: 'TW' } : {}),
      });
      const isOtherPaper = (status === 'native') !== (start.nationality_status === 'native');
      if (isOtherPaper) type({ id_no: '', residence_permit_no: '' });
      else discardTyped(...numbersOfPapers);
    },
    leave: (field: string) => setLeft((current) => new Set(current).add(field)),
    /** Whether a field was left with a valid value. */
    isConfirmed: (field: WrittenField): boolean =>
      left.has(field) && !isHidden(field) && fields[field] !== '' && wrong[field] === undefined,
    errorOf: (field: WrittenField): string | null => {
      if (refused[field]) return refused[field];
      if (left.has(field) && wrong[field]) return wrong[field];
      return isDemanded && check.missing.includes(field) ? messages.fillThisField : null;
    },
    /** Fields and pictures that a request for payment still needs, and invalid fields. */
    missing: [...new Set<string>([...check.missing, ...Object.keys(wrong), ...Object.keys(refused)])],
    /** Marks empty fields that a request requires. */
    demand: () => setDemanded(true),
    name: fields.name,
    isResident: fields.is_resident,
    isUnionInsured: fields.is_union_insured,
    undo: () => {
      kept.forget(openFieldsOf(start));
      setTyped({});
      setLeft(new Set());
      setRefused({});
      setDemanded(false);
      call.clear();
    },
    /** @returns whether everything is saved; if not, the reason is shown at the fields, or as `problem` */
    save: async (): Promise<boolean> => {
      setLeft(new Set([...left, ...Object.keys(wrong)]));
      if (Object.keys(wrong).length > 0) return false;
      return isChanged ? call.run(send) : true;
    },
  };
}

export type ServiceDataForm = ReturnType<typeof useServiceDataForm>;
