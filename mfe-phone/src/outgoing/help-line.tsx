import { placeNumbers } from '@jackfield/contract/api/web-phone';
import { addressText } from '@jackfield/domain/address-text';
import { accountAtom, queryClient, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { helpPlaceQuery, sentAddress } from './help-place.ts';
import { outgoingMessages } from './messages.ts';

/** Of a number that calls for help: where it is sent to. Nothing for others. */
export function HelpLine({ number }: { number: string }) {
  const t = useT();
  const country = useAtomValue(accountAtom)?.country ?? 'USA';
  const isForHelp = placeNumbers[country].includes(number);
  const { data } = useQuery({ ...helpPlaceQuery, enabled: isForHelp }, queryClient);
  if (!isForHelp || !data) return null;
  const address = sentAddress(data);
  return (
    <p className="ui-note">
      {address === null
        ? t(outgoingMessages.sentNowhere)
        : t(outgoingMessages.sentTo, { address: addressText(address) })}
    </p>
  );
}
