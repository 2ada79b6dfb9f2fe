import { IvrPanel } from '@jackfield/call-routing/ivr-panel';
import { type Company, setCompanyCallHandling } from '@jackfield/contract/api/company';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { call } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
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
  const setHour = async (hour: 'open' | 'closed', actionValue: string) => {
    const field = hour === 'open' ? 'callHandlingOpenHour' : 'callHandlingClosedHour';
    const send = async (target: RoutingTarget, asOf: number) => {
      const body = { [field]: target };
      const saved = await call(setCompanyCallHandling, { params: { id }, body }, { version: asOf });
      cacheCompany(client, saved);
      return saved;
    };
    const saved = await send({ actionType: 'ivr', actionValue }, version);
    return () => send(company[field], saved.version);
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
