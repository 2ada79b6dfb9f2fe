import { type FocusEvent, type FormEvent, useState } from 'react';
import * as v from 'valibot';

/** Messages by field name; `form` holds the one of the whole form. */
export type FormErrors = Readonly<Record<string, string>>;

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function errorsOf(schema: v.GenericSchema, form: HTMLFormElement): FormErrors {
  const result = v.safeParse(schema, valuesOf(form));
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) errors[v.getDotPath(issue) ?? 'form'] ??= issue.message;
  return errors;
}

function focusFirst(form: HTMLFormElement, errors: FormErrors) {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && errors[element.name]) return element.focus();
  }
}

/**
 * The sign-in forms: uncontrolled fields read at submit and checked by a valibot schema. Here
 * instead of react-hook-form because the pages before sign-in carry at most 90 KB of scripts.
 * `send` answers messages to show, or nothing when it went well. A field that was filled in is
 * checked when it is left.
 */
export function useAuthForm<const Schema extends v.GenericSchema>(
  schema: Schema,
  send: (values: v.InferOutput<Schema>) => Promise<FormErrors | undefined>,
) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const found = errorsOf(schema, form);
    setErrors(found);
    setSent(true);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    setBusy(true);
    const refused = await send(v.parse(schema, valuesOf(form))).finally(() => setBusy(false));
    if (!refused) return;
    setErrors(refused);
    focusFirst(form, refused);
  }

  function onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const isLeaving = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    if (!(target instanceof HTMLInputElement) || target.value === '' || isLeaving) return;
    const { [target.name]: found = '' } = errorsOf(schema, currentTarget);
    setErrors((known) => ({ ...known, [target.name]: found }));
  }

  return { errors, isBusy, isSent, props: { noValidate: true, onSubmit, onBlur } };
}
