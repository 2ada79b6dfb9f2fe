import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { checkGreeting } from '@jackfield/domain';
import { misnamedKeys } from '@jackfield/domain/routing';
import { TriangleAlert } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useId, useMemo } from 'react';
import css from './callers-hear.module.css';
import { fieldOf, type KeyValues, keysOf, pressedInputs } from './menu-values.ts';
import { editorMessages } from './messages.ts';

interface CallersHearProps {
  /** The text that was turned into the greeting. */
  text: string;
  values: KeyValues;
}

/** The words of the greeting with the keys in them, compared with what the keys do. */
export function CallersHear({ text, values }: CallersHearProps) {
  const t = useT();
  const id = useId();
  const assigned = pressedInputs.filter((input) => values[fieldOf(input)] !== null).join('');
  const check = useMemo(() => checkGreeting(text, Array.from(assigned)), [text, assigned]);
  const { data: config } = useRoutingConfig();
  const moved = useMemo(
    () => (config ? misnamedKeys(config, text, keysOf(values)) : []),
    [config, text, values],
  );
  const listed = (keys: readonly string[]): string => {
    const names = keys.map((key) => (key === '*' ? t(editorMessages.star) : key));
    const [last = '', ...first] = names.toReversed();
    if (first.length === 0) return last;
    return t(editorMessages.and, { first: first.toReversed().join(', '), last });
  };
  const { unassigned, unspoken } = check;
  const findings = [
    ...moved.map(({ input, named, target }) =>
      t(editorMessages.spokenElsewhere, { key: input, named, target }),
    ),
    unassigned.length > 0 &&
      t(editorMessages.spokenOnly, { count: unassigned.length, keys: listed(unassigned) }),
    unspoken.length > 0 &&
      t(editorMessages.assignedOnly, { count: unspoken.length, keys: listed(unspoken) }),
  ].filter((finding) => finding !== false);

  return (
    <section className={css.hear} aria-labelledby={id}>
      <h3 id={id} className={css.head}>
        {t(editorMessages.hear)} <span>{t(editorMessages.hearText)}</span>
      </h3>
      <p className={css.text}>
        <q>
          {check.parts.map((part, at) =>
            'key' in part ? (
              // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity beside their place
              <kbd key={at} data-assigned={part.isAssigned}>
                {part.key}
              </kbd>
            ) : (
              part.text
            ),
          )}
        </q>
      </p>
      <output className={css.findings}>
        {findings.length > 0 && (
          <>
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>{findings.join(' ')}</span>
          </>
        )}
      </output>
    </section>
  );
}
