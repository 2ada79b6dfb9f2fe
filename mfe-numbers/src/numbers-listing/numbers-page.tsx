import { useMay } from '@jackfield/kit/may';
import { isAhead, usePlannedChanges } from '@jackfield/call-routing/planned-routing';
import { paths } from '@jackfield/contract';
import type { CompanyListItem } from '@jackfield/contract/api/company';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { lazyPart } from '@jackfield/kit/lazy-part';
import type { Opening } from '@jackfield/kit/remote';
import { Hash, PhoneCall } from '@jackfield/kit/ui/icons';
import {
  ListPage,
  type ListParams,
  prefetchList,
  useAddDrawer,
  useDrawer,
  useListing,
} from '@jackfield/lists/list-page';
import { common, navigateTo, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { companiesWithErrors, useFindings } from '../call-check/use-findings.ts';
import { NumbersTabs } from '../numbers-tabs/numbers-tabs.tsx';
import { ChecksSummary } from '../routing-checks/checks-summary.tsx';
import { ChecksDrawer } from '../routing-checks/lazy-checks-drawer.ts';
import { whoMessages } from '../who-answers/messages.ts';
import { numberColumns } from './columns.tsx';
import { companyKeys } from './keys.ts';
import { companyDefaults, companyPage, toRequest } from './list-companies.ts';
import { listingMessages } from './messages.ts';
import { numberMenu } from './number-menu.ts';
import { phoneRow } from './phone-row.tsx';
import { useTrialBlock } from './use-trial-block.tsx';
import { useListMenu } from './use-list-menu.tsx';

/** When each company number changes next, by its id, of what is planned. */
function nextChanges(changes: readonly PlannedChange[] | undefined): ReadonlyMap<string, string> {
  const next = new Map<string, string>();
  for (const { at, parts } of changes?.filter(isAhead) ?? []) {
    for (const { entity, id } of parts) {
      const known = next.get(id);
      const isSooner = known === undefined || Date.parse(at) < Date.parse(known);
      if (entity === 'company' && isSooner) next.set(id, at);
    }
  }
  return next;
}

/** Kinds of events that change what a row shows (RT-08, RT-09, RT-13, RT-14, annex D). */
const eventTypes = ['company', 'phonenumber', 'callhandling', 'businesshour'] as const;

const list = 'numbers.company';
const pageOf = (params: ListParams) => companyPage(toRequest(params));

/** Asks ahead for the first rows. */
export const prefetch = (opening?: Opening) => prefetchList(list, companyDefaults, pageOf, opening);

/** Company numbers as the address asks for them, kept current by live events. */
function useCompanyNumbers() {
  useLiveRefetch(
    eventTypes,
    companyKeys.lists,
    ({ eventType, ownerType }) => eventType === 'company' || ownerType === 'company',
  );
  return useListing(companyDefaults, pageOf).listing;
}

const AddNumberDrawer = lazyPart(() =>
  import('./add-number-drawer.tsx').then((file) => file.AddNumberDrawer),
);
const AnswersDialog = lazyPart(() =>
  import('../who-answers/answers-dialog.tsx').then((file) => file.AnswersDialog),
);
const DeleteNumberDialog = lazyPart(() =>
  import('./delete-number-dialog.tsx').then((file) => file.DeleteNumberDialog),
);

const rowId = ({ id }: CompanyListItem) => id;
const rowName = ({ label }: CompanyListItem) => label;
const open = ({ id }: { id: string }) => void navigateTo(paths.admin.numbers.edit(id));

/** /admin-settings/numbers/listing: company numbers and who picks up when (NUM-01). */
export function Component() {
  const t = useT();
  const listing = useCompanyNumbers();
  const checks = useDrawer('checks');
  const answers = useDrawer('answers');
  const hasAnswer = listing.total !== null || listing.failed;
  const findings = useFindings({ isOn: hasAnswer }).data?.items;
  const planned = usePlannedChanges().data;
  const marks = useMemo(() => {
    const [failing, next] = [companiesWithErrors(findings), nextChanges(planned)];
    return ({ id }: CompanyListItem) => ({ loses: failing.has(id), changesAt: next.get(id) });
  }, [findings, planned]);
  const columns = useMemo(() => numberColumns(marks), [marks]);
  const client = useQueryClient();
  const adding = useAddDrawer();
  const seesRouting = useMay('routing:read');
  const blocked = useTrialBlock(listing.all);
  const [leaving, setLeaving] = useState<CompanyListItem | null>(null);
  const menu = useCallback(
    (company: CompanyListItem) => numberMenu(company, { open, remove: setLeaving }),
    [],
  );
  const refresh = () => client.invalidateQueries({ queryKey: companyKeys.lists });
  const listMenu = useListMenu(() => void refresh());
  const title = t(common.companyNumbers);
  useBreadcrumb([{ label: title }]);
  return (
    <>
      <ListPage
        {...listing}
        list={list}
        title={title}
        things={t(listingMessages.things)}
        icon={Hash}
        tabs={<NumbersTabs isChecking={hasAnswer} />}
        summary={<ChecksSummary isChecking={hasAnswer} />}
        primary={{ label: t(common.addNumber), blocked, run: adding.open }}
        {...(seesRouting && {
          secondary: {
            label: t(whoMessages.ask),
            icon: PhoneCall,
            looks: true,
            run: answers.open,
          },
        })}
        more={listMenu.more}
        searchPlaceholder={t(listingMessages.search)}
        searchPlaceholderShort={t(common.searchNumbers)}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        onOpen={open}
        menu={menu}
        phoneRow={(company) => phoneRow(company, marks(company))}
        texts={{
          emptyTitle: t(listingMessages.emptyTitle),
          emptyText: t(listingMessages.emptyText),
          noMatchText: t(listingMessages.noMatchText, { count: listing.all ?? 0 }),
          deniedTitle: t(listingMessages.deniedTitle),
        }}
      />
      {checks.isOpen && seesRouting && <ChecksDrawer onClose={checks.close} />}
      {answers.isOpen && seesRouting && <AnswersDialog onClose={answers.close} />}
      {listMenu.dialogs}
      {adding.isOpen && !blocked && (
        <AddNumberDrawer
          onAdded={(company) => {
            void refresh();
            void navigateTo(`${paths.admin.numbers.edit(company.id)}?new`);
          }}
          onClose={adding.close}
        />
      )}
      {leaving && (
        <DeleteNumberDialog
          company={leaving}
          onDeleted={refresh}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
