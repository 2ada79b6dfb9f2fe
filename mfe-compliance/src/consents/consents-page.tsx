import { consentKindWords, consentStateWords } from '@jackfield/domain/words/compliance';
import type { Campaign } from '@jackfield/contract/api/campaign';
import { type Consent, consentKinds } from '@jackfield/contract/api/consent';
import { formatDateTime, formatPhone } from '@jackfield/domain';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { Download, Info, MessageSquareText, SearchX, Upload } from '@jackfield/kit/ui/icons';
import { DataTable, Pager, pageRows } from '@jackfield/kit/ui/table';
import { exportAction } from '@jackfield/lists/csv-export';
import {
  FilterChip,
  Pills,
  SearchField,
  useListParams,
  useSkeleton,
} from '@jackfield/lists/list-page';
import { useListRows } from '@jackfield/lists/list-rows';
import { accountAtom, common, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { CampaignPage } from '../campaign-page/campaign-page.tsx';
import { ConsentState, consentColumns } from './columns.tsx';
import { consentDefaults, consentFile, consentKey, consentOptions } from './consent-query.ts';
import { evidenceText, sourceText } from './consent-text.ts';
import css from './consents.module.css';
import { consentMessages as words } from './messages.ts';

const AddDialog = lazyPart(() => import('./add-dialog.tsx').then((file) => file.AddDialog));
const ConsentImport = lazyPart(() =>
  import('./import-dialog.tsx').then((file) => file.ConsentImport),
);

const icon = { size: 16, strokeWidth: 1.75 } as const;
const eventTypes = ['campaign'] as const;
const rowId = ({ id }: Consent) => id;
const rowName = ({ phoneNumber }: Consent) => formatPhone(phoneNumber);

/** campaigns/details/{id}/consents: who has agreed to the texts, and who opted out (annex J6). */
export function Component() {
  return <CampaignPage>{(campaign) => <Consents campaign={campaign} />}</CampaignPage>;
}

function Consents({ campaign: { id } }: { campaign: Campaign }) {
  const t = useT();
  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const isPhone = useIsPhone();
  const [params, onParams] = useListParams(consentDefaults);
  const [open, setOpen] = useState<'add' | 'import'>();
  const close = () => setOpen(undefined);
  useLiveRefetch(eventTypes, consentKey, (event) => event.id === id);
  const query = useQuery(consentOptions(id, params));
  const placeholders = useSkeleton(query.isPending);
  const toPage = useCallback((page: number) => onParams({ page }), [onParams]);
  const search = useCallback((value: string) => onParams({ search: value }), [onParams]);
  const request = { ...params, pageNum: params.page };
  const { rows, changed } = useListRows(request, query, toPage);
  const columns = useMemo(() => consentColumns(zone), [zone]);
  const counts = query.data?.counts;
  const isNarrowed =
    params.search !== '' || params.status !== '' || Object.values(params.filters).some(Boolean);
  const isNone = query.isSuccess && rows.length === 0;
  const file = exportAction({ name: 'consents', load: () => consentFile(id, params) });

  return (
    <>
      <div className={css.tools}>
        <SearchField value={params.search} onChange={search} placeholder={t(words.search)} />
        <Pills
          label={t(words.states)}
          value={params.status}
          onChange={(status) => onParams({ status })}
          pills={[
            { value: '', label: t(words.all), count: counts?.all },
            { value: 'agreed', label: t(consentStateWords.agreed), count: counts?.agreed },
            { value: 'optedOut', label: t(consentStateWords.optedOut), count: counts?.optedOut },
          ]}
        />
        <FilterChip
          filter={{
            key: 'kind',
            label: t(words.kind),
            options: consentKinds.map((value) => ({ value, label: t(consentKindWords[value]) })),
            value: params.filters['kind'] || null,
            onChange: (kind) => onParams({ filters: { kind: kind ?? '' } }),
          }}
        />
        <div className={css.buttons}>
          <Button icon={<Upload {...icon} />} onClick={() => setOpen('import')}>
            {t(words.importAsk)}
          </Button>
          <Button looks icon={<Download {...icon} />} onClick={file.run}>
            {t(common.exportCSV)}
          </Button>
          <Button type="primary" onClick={() => setOpen('add')}>
            {t(words.addAsk)}
          </Button>
        </div>
      </div>
      <p className={css.rule}>
        <Info {...icon} aria-hidden="true" />
        {t(words.rule)}
      </p>
      {query.isError && <LoadFailure title={t(words.failed)} query={query} />}
      {isNone && (
        <EmptyState
          icon={isNarrowed ? SearchX : MessageSquareText}
          title={t(isNarrowed ? words.noMatch : words.emptyTitle)}
        >
          {t(isNarrowed ? words.noMatchText : words.emptyText)}
        </EmptyState>
      )}
      {isPhone && rows.length > 0 && <Cards consents={rows} zone={zone} />}
      {!isPhone && !isNone && !query.isError && (
        <DataTable
          label={t(words.title)}
          columns={columns}
          rows={pageRows(rows)}
          rowId={rowId}
          rowName={rowName}
          flash={changed}
          pageOf={{ ...params, total: query.data?.total ?? null }}
          sort={params.sort}
          onSort={(sort) => onParams({ sort })}
          loading={query.isPending && placeholders ? 8 : 0}
        />
      )}
      {rows.length > 0 && (
        <div className={css.pager}>
          <Pager
            page={params.page}
            pageSize={params.pageSize}
            total={query.data?.total ?? null}
            onPage={toPage}
            onPageSize={(pageSize) => onParams({ pageSize })}
          />
        </div>
      )}
      {open === 'add' && <AddDialog campaignId={id} onClose={close} />}
      {open === 'import' && <ConsentImport campaignId={id} zone={zone} onClose={close} />}
    </>
  );
}

/** The consents on a narrow screen. */
function Cards({ consents, zone }: { consents: readonly Consent[]; zone: string }) {
  const t = useT();
  return (
    <ul className={css.cards} aria-label={t(words.title)}>
      {consents.map((consent) => (
        <li key={consent.id}>
          <span className={css.first}>
            <span className="ui-num ui-strong">{rowName(consent)}</span>
            <ConsentState {...consent} />
          </span>
          <span>{sourceText(consent, zone)}</span>
          <span className="ui-secondary">
            {[formatDateTime(consent.at, zone), evidenceText(consent), consent.keyword]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
