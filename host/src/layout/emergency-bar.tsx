import { paths } from '@jackfield/contract';
import { type EmergencyCall, listEmergencyCalls } from '@jackfield/contract/api/emergency-call';
import { formatPhone } from '@jackfield/domain';
import { addressText } from '@jackfield/domain/address-text';
import { PhoneCall } from '@jackfield/kit/ui/icons';
import {
  call,
  common,
  navigateTo,
  queryClient,
  useFormats,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { closedDialogsAtom } from '../onboarding/closed-atom.ts';
import { messages } from './messages.ts';
import css from './system-bar.module.css';

const queryKey = ['emergencyCall'];

/** Says on every page of an admin who calls for help, and from where, until the admin closes it. */
export default function EmergencyBar() {
  const [closed, setClosed] = useAtom(closedDialogsAtom);
  useLiveRefetch(['emergency'], queryKey);
  const calls = useQuery(
    { queryKey, queryFn: ({ signal }) => call(listEmergencyCalls, {}, { signal }) },
    queryClient,
  );
  const open = calls.data?.items.filter(({ id }) => !closed.includes(id)) ?? [];
  return open.map((one) => (
    <CallBar key={one.id} call={one} onClose={() => setClosed([...closed, one.id])} />
  ));
}

function CallBar({ call: told, onClose }: { call: EmergencyCall; onClose(): void }) {
  const t = useT();
  const { dateTime } = useFormats();
  const { teammateName: name, number, isTest, address, from } = told;
  const parts = [
    t(messages.helpWhen, { when: dateTime(told.startedAt), extension: told.extension }),
    address === null
      ? t(messages.helpNoAddress)
      : t(messages.helpAddress, { address: addressText(address) }),
    from === '' ? t(messages.helpNoNumber) : t(messages.helpNumber, { from: formatPhone(from) }),
  ];
  return (
    <div className={css.bar} data-kind={isTest ? 'info' : 'stop'}>
      <PhoneCall size={16} strokeWidth={1.75} aria-hidden="true" />
      <p className={css.text} role={isTest ? 'status' : 'alert'}>
        <strong>{t(isTest ? messages.helpTest : messages.helpCall, { name, number })}</strong>{' '}
        {parts.join(' ')}
      </p>
      <button
        type="button"
        className={css.action}
        onClick={() => void navigateTo(paths.admin.users.edit(told.teammateId))}
      >
        {t(messages.helpOpen)}
      </button>
      <button type="button" className={css.action} onClick={onClose}>
        {t(common.close)}
      </button>
    </div>
  );
}
