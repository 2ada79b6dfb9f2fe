import { placePath } from '@jackfield/call-routing/call-flow';
import { plannedTitle } from '@jackfield/call-routing/planned-changes';
import { needsSomebody, usePlannedChanges } from '@jackfield/call-routing/planned-routing';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { formatDate } from '@jackfield/domain';
import { paths } from '@jackfield/contract';
import { useDrawer } from '@jackfield/lists/list-page';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { TabbedPage } from '@jackfield/kit/tabbed-page';
import { Alert, Button, IconButton, Skeleton, useMedia } from '@jackfield/kit/ui/core';
import { CircleCheck, X } from '@jackfield/kit/ui/icons';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { common, Link, navigateTo, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { ChecksDrawer } from '../routing-checks/lazy-checks-drawer.ts';
import { NumbersTabs } from '../numbers-tabs/numbers-tabs.tsx';
import { CallPanel, panelTitle, type Tried } from './call-panel.tsx';
import css from './check.module.css';
import { CheckBar } from './check-bar.tsx';
import { CheckGroups } from './check-groups.tsx';
import { checkMessages } from './messages.ts';
import { useCheckKeys } from './use-check-keys.ts';
import { findingKey, type StoredFinding, useFindings } from './use-findings.ts';
import { type FixAct, useFix } from './use-fix.ts';
import { useHeldRows } from './use-held-rows.ts';

/** Where the panel stands beside the findings; below, it is a drawer. */
const wide = '(min-width: 1200px)';
const day = 24 * 60 * 60_000;

/** /admin-settings/numbers/check: what loses callers, shown by calls and put right (annex J4). */
export function Component() {
  const t = useT();
  const title = t(checkMessages.title);
  useBreadcrumb([
    { label: t(common.companyNumbers), to: paths.admin.numbers.listing() },
    { label: title },
  ]);
  return (
    <TabbedPage label={title} title={t(common.companyNumbers)} tabs={<NumbersTabs />}>
      <Check />
    </TabbedPage>
  );
}

/** The last check with what can be done about it, and beside it the call that is tried. */
function Check() {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  const check = useFindings();
  const { data: report, error, isFetching, refetch } = check;
  const { data: config } = useRoutingConfig();
  const stuck = (usePlannedChanges().data ?? []).filter(needsSomebody);
  const fix = useFix(config);
  const drawer = useDrawer('checks');
  const isWide = useMedia(wide);
  const list = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<{ finding: StoredFinding; tried: Tried } | null>(null);
  const findings = report?.items ?? [];
  const rowsRef = useRef<HTMLDivElement>(null);
  const held = useHeldRows(rowsRef, { findings, isRunning: fix.running !== null });
  const again = () => {
    held.release();
    void refetch();
  };

  function rowOf(key: string | null): HTMLElement | undefined {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])];
    return rows.find((row) => row.dataset['finding'] === key);
  }
  function onTry(finding: StoredFinding): void {
    const { call } = finding;
    if (call === null) return;
    const { number, at, inputs } = call;
    setShown({ finding, tried: { number, at: Date.parse(at), inputs } });
  }
  function onClose(): void {
    const key = shown && findingKey(shown.finding);
    setShown(null);
    rowOf(key)?.focus();
  }
  function onFix(finding: StoredFinding): void {
    if (finding.fix.acts.length > 0) {
      held.hold(finding);
      // The button goes, and the keys move on from its row.
      rowOf(findingKey(finding))?.focus();
      void fix.run(finding, finding.fix.acts);
    } else if (finding.fix.key && finding.call) onTry(finding);
    else if (config) void navigateTo(placePath(config, finding.fix.place));
  }
  useCheckKeys(list, { findings, onTry, onFix, onClose });
  const shownKey = shown && findingKey(shown.finding);
  useEffect(() => {
    if (shownKey !== null) panelRef.current?.focus();
  }, [shownKey]);

  if (!report) {
    if (error) {
      return (
        <div className={css.body}>
          <LoadFailure title={t(checkMessages.failedTitle)} query={{ error, refetch: again }} />
        </div>
      );
    }
    return (
      <div className={css.body}>
        <Skeleton width="100%" height={280} />
      </div>
    );
  }

  const until = formatDate(new Date(Date.parse(report.until) - day), zone);
  const actions = { shown: shownKey, running: fix.running, gone: held.gone, onTry, onFix };
  const panel =
    shown && config ? (
      <CallPanel
        key={shownKey}
        config={config}
        finding={shown.finding}
        tried={shown.tried}
        onTried={(tried) => setShown({ ...shown, tried })}
        isOpen={findings.some((finding) => findingKey(finding) === shownKey)}
        until={until}
        ownZone={zone}
        busy={fix.running === shownKey}
        onFix={(acts: readonly FixAct[]) => void fix.run(shown.finding, acts)}
      />
    ) : null;
  const panelHead = panel && shown && config ? t(panelTitle(config, shown.tried)) : '';

  return (
    <div className={css.split} data-open={panel !== null && isWide}>
      <div ref={list} className={css.body}>
        <CheckBar
          report={report}
          until={until}
          zone={zone}
          isChecking={isFetching}
          onCheck={again}
          onTestCalls={drawer.open}
        />
        {error && (
          <Alert
            kind="warning"
            title={t(checkMessages.staleTitle)}
            action={
              <Button looks size="small" onClick={again}>
                {t(common.tryAgain)}
              </Button>
            }
          >
            {t(checkMessages.staleText)}
          </Alert>
        )}
        {stuck.map((change) => (
          <Alert
            key={change.id}
            kind="warning"
            title={plannedTitle(change)}
            action={<Link to={paths.admin.numbers.planned()}>{t(common.show)}</Link>}
          >
            {change.parts.find(({ reason }) => reason !== '')?.reason}
          </Alert>
        ))}
        {held.rows.length === 0 && report.isEveryCallTaken ? (
          <EmptyState icon={CircleCheck} title={t(checkMessages.allTaken)}>
            {t(checkMessages.untilOnly, { date: until })}
          </EmptyState>
        ) : (
          <>
            <div ref={rowsRef} className={css.groups} {...held.pointer}>
              <CheckGroups findings={held.rows} {...actions} />
            </div>
            {isWide && <p className={`ui-note ${css.keys}`}>{t(checkMessages.keys)}</p>}
          </>
        )}
      </div>
      {panel && isWide && (
        <aside ref={panelRef} className={css.aside} aria-labelledby="check-panel" tabIndex={-1}>
          <header className={css.asideHead}>
            <h2 id="check-panel">{panelHead}</h2>
            <IconButton
              looks
              label={t(common.close)}
              icon={<X size={18} strokeWidth={1.75} />}
              onClick={onClose}
            />
          </header>
          {panel}
        </aside>
      )}
      {panel && !isWide && (
        <Drawer open title={panelHead} onClose={onClose}>
          {panel}
        </Drawer>
      )}
      {drawer.isOpen && <ChecksDrawer onClose={drawer.close} />}
    </div>
  );
}
