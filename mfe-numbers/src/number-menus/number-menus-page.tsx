import { ClosedBanner } from '@jackfield/call-routing/call-override';
import { IvrPanel } from '@jackfield/call-routing/ivr-panel';
import { setCompanyCallHandling } from '@jackfield/contract/api/company';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { GoneDialog } from '@jackfield/records/gone-dialog';
import { undoSave } from '@jackfield/records/restore';
import { call } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { companyKeys } from '../numbers-listing/keys.ts';
import { cacheCompany } from '../number-page/get-company.ts';
import { numberGone } from '../number-page/number-gone.ts';
import { NumberHead } from '../number-page/number-head.tsx';
import { type NumberFormProps, NumberPage } from '../number-page/number-page.tsx';
import { useNumberTabs } from '../number-page/use-number-tabs.ts';
import { useOverrideOwner } from '../number-page/use-override-owner.ts';
import css from './number-menus.module.css';

const menuIdOf = ({ actionType, actionValue }: RoutingTarget) =>
  actionType === 'ivr' ? actionValue : null;

/** IVR menus of a company number, each with an address of its own (IVR-01, annex G8). */
export const Component = () => <NumberPage form={NumberMenus} />;

/** Each hour of the number can be sent to one of them (OP-78). */
function NumberMenus({ company, isGone }: NumberFormProps) {
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
    <EditPage
      head={<NumberHead company={company} isHistoryBelow />}
      tabs={<LinkTabs tabs={useNumberTabs(id)} />}
    >
      <ClosedBanner owner={useOverrideOwner(company)} />
      <div className={css.menus}>
        <IvrPanel
          owner={{ ownerType: 'company', ownerId: id }}
          // A number that never closes has no other hour.
          hours={businessHour.alwaysOpen ? [open] : [open, closed]}
          setHourTarget={setHour}
        />
      </div>
      {isGone && <GoneDialog gone={numberGone(company)} />}
    </EditPage>
  );
}
