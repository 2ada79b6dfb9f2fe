import { mayDo } from '@jackfield/contract';
import { isOtherPrice, quoteOptions, shownForOne } from '@jackfield/kit/price-box';
import { itemOfNumber } from '@jackfield/phone-numbers/number-picker';
import { profileAtom, useFormats } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Invitation } from './invitation.ts';

/** Everything that the rows ask for, as a quote takes it; each is bought by itself. */
function itemsOf(rows: readonly Invitation[]): string {
  const numbers = rows.flatMap(({ number }) =>
    number.wanted ? [itemOfNumber(number.number)] : [],
  );
  return [...rows.map(() => 'user'), ...numbers].map((item) => `${item}*1`).join(',');
}

/** What the people of the drawer and their numbers cost together. */
export function useInvitationsPrice(rows: readonly Invitation[]) {
  const { money } = useFormats();
  // Who may not see money sees and sends no price.
  const seesMoney = mayDo(useAtomValue(profileAtom), 'billing:read');
  const quote = useQuery({
    ...quoteOptions({ items: itemsOf(rows) }),
    placeholderData: keepPreviousData,
    enabled: seesMoney,
  });
  const shown = quote.isPlaceholderData ? undefined : quote.data;
  return {
    /** Null for who may not see money. */
    quote: seesMoney ? quote : null,
    isReady: !seesMoney || shown !== undefined,
    /** What the button repeats; null where nothing is paid or known yet. */
    amount: shown && shown.total > 0 ? money(shown.total, shown.currency) : null,
    /** What travels with the invitation of a row. */
    ofRow: ({ number }: Invitation) => ({
      user: shownForOne(shown, 'user'),
      number: shownForOne(shown, itemOfNumber(number.number)),
    }),
    /** Reads the price again where it was the reason of a refusal. */
    lookAt(error: unknown) {
      if (isOtherPrice(error)) void quote.refetch();
    },
  };
}
