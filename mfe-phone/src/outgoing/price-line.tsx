import { useMay } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { CallPrice } from '@jackfield/contract/api/web-phone';
import { formatRate } from '@jackfield/domain';
import { countryName } from '@jackfield/domain/dialing';
import { Link, queryClient, t, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { callPriceQuery } from './call-price.ts';
import { outgoingMessages } from './messages.ts';
import css from './outgoing.module.css';

type Because = NonNullable<CallPrice['because']>;

/** Why a call may not go out, in words. */
function refusalText(because: Because, country: string | null): string {
  const name = country === null ? '' : countryName(country);
  if (because === 'notAllowed' && country === null) return t(outgoingMessages.notAllowedHere);
  return t(outgoingMessages[because], { country: name });
}

/** Where that is changed. */
const places: Partial<Record<Because, { to: string; label: keyof typeof outgoingMessages }>> = {
  notAllowed: {
    to: paths.admin.billing.internationalCalling(),
    label: 'changeInternational',
  },
  noCredit: { to: paths.admin.billing.balance(), label: 'changeCredit' },
  stopped: { to: paths.admin.billing.spendGuard(), label: 'changeGuard' },
};

/** What a minute to a number costs, or why it is not called; numbers in international format. */
export function PriceLine({ to }: { to: string }) {
  const say = useT();
  const mayChange = useMay('billing:write');
  const { data, isError } = useQuery(callPriceQuery(to), queryClient);
  if (isError) return <p className="ui-note">{say(outgoingMessages.priceUnknown)}</p>;
  if (!data) return <p className={css.coming} aria-busy="true" />;
  const { country, rate, currency, because } = data;
  if (because !== null) {
    const place = places[because];
    return (
      <output className={css.refused}>
        {refusalText(because, country)}{' '}
        {place && mayChange ? (
          <Link to={place.to}>{say(outgoingMessages[place.label])}</Link>
        ) : (
          say(outgoingMessages.askAdmin)
        )}
      </output>
    );
  }
  return (
    <output className="ui-note">
      {rate === 0 || country === null
        ? say(outgoingMessages.isFree)
        : say(outgoingMessages.costs, {
            price: formatRate(rate, currency),
            country: countryName(country),
          })}
    </output>
  );
}
