import { IvrPanel } from '@jackfield/call-routing/ivr-panel';
import { type Company, setCompanyCallHandling } from '@jackfield/contract/api/company';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { undoSave } from '@jackfield/records/restore';
import { call } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { companyKeys } from '../numbers-listing/keys.ts';
import { cacheCompany } from '../number-page/get-company.ts';
import css from './routing-form.module.css';

const menuIdOf = ({ actionType, actionValue }: RoutingTarget) =>
  actionType === 'ivr' ? actionValue : null;

/** IVR menus of a company number; each of its hours can be sent to one (annex G8, OP-78). */
export function MenuSection({ company }: { company: Company }) {
  const client = useQueryClient();
  const { id, version, businessHour, callHandlingOpenHour, callHandlingClosedHour } = company;
  const open = { name: 'open', menuId: menuIdOf(callHandlingOpenHour) } as const;
  const closed = { name: 'closed', menuId: menuIdOf(callHandlingClosedHour) } as const;
  const setHour = async (
    hour: 'open' | 'closed',
    actionValue: string,
    asSeen: { seen?: string },
  ) => {
    const field = hour === 'open' ? 'callHandlingOpenHour' : 'callHandlingClosedHour';
    const body = { [field]: { actionType: 'ivr', actionValue } };
    const asOf = { version, ...asSeen };
    const saved = await call(setCompanyCallHandling, { params: { id }, body }, asOf);
    cacheCompany(client, saved);
    return () =>
      undoSave('company', id, { version: saved.version, versions: 1 }).finally(() =>
        client.invalidateQueries({ queryKey: companyKeys.record(id) }),
      );
  };
  return (
    <div className={css.menus} data-wide>
      <IvrPanel
        owner={{ ownerType: 'company', ownerId: id }}
        // A number that never closes has no other hour.
        hours={businessHour.alwaysOpen ? [open] : [open, closed]}
        setHourTarget={setHour}
      />
    </div>
  );
}
