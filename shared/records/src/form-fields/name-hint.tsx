import { isPersonName, nearestPersonName } from '@jackfield/contract';
import { Button } from '@jackfield/kit/ui/core';
import { configAtom, defineMessages, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';

const messages = defineMessages('records.fields', {
  nameHint: 'Letters, digits and spaces',
  nameHintPunctuated: 'Letters, digits and spaces. Apostrophe, hyphen and full stop inside.',
  offer: 'Use “{name}”',
});

export interface NameOfferProps {
  /** As it was typed. */
  name: string;
  onTake(name: string): void;
}

/** The nearest name that is taken, by one press, in place of one that is refused (VAL-12). */
export function NameOffer({ name, onTake }: NameOfferProps) {
  const t = useT();
  const nearest = isPersonName(name.trim()) ? null : nearestPersonName(name);
  if (nearest === null) return null;
  return (
    <Button
      type="link"
      size="small"
      onClick={({ currentTarget }) => {
        // The button goes with the refusal; who pressed it goes on in the field.
        currentTarget.closest('div, td')?.querySelector('input')?.focus();
        onTake(nearest);
      }}
    >
      {t(messages.offer, { name: nearest })}
    </Button>
  );
}

/** What a first or last name may hold; with a name that was refused, what is offered instead. */
export function NameHint({
  refused,
  onTake,
}: { refused: string | null } & Pick<NameOfferProps, 'onTake'>) {
  const t = useT();
  const { namePunctuation } = useAtomValue(configAtom);
  return (
    <>
      {t(namePunctuation ? messages.nameHintPunctuated : messages.nameHint)}
      {refused !== null && <NameOffer name={refused} onTake={onTake} />}
    </>
  );
}
