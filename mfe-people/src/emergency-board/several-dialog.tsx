import { type BatchAnswer, editTeammates } from '@jackfield/contract/api/batch';
import type { EmergencyFilter } from '@jackfield/contract/api/emergency';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { call, common, failureText, notify, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRollBack } from '../batches/use-roll-back.ts';
import { refreshLists } from '../people/api/cached-people.ts';
import { peopleKeys } from '../people/api/keys.ts';
import { boardKey, boardOptions } from './board-query.ts';
import css from './several-dialog.module.css';
import { boardMessages as messages } from './messages.ts';
import { ObjectionAlert } from './objection-alert.tsx';
import { OfficeChoice } from './office-choice.tsx';
import { askService, type Objection } from './save-address.ts';
import { useChoice } from './use-choice.ts';

/** People that are offered at once. */
const most = 100;

const changedIn = ({ rows }: BatchAnswer) =>
  rows.filter(({ result }) => result === 'changed').length;

/** Gives several of the people who are shown, or of all where nobody is, the same address, as one batch that can be undone. */
export function SeveralDialog({ show, onClose }: { show: EmergencyFilter; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const { rollBack } = useRollBack();
  const wanted = useQuery(boardOptions({ show, pageNum: 1, limit: most }));
  const isNobody = wanted.data?.total === 0;
  // Who moves to another office has a valid address already.
  const everybody = useQuery({
    ...boardOptions({ pageNum: 1, limit: most }),
    enabled: isNobody,
  });
  const query = isNobody ? everybody : wanted;
  const people = query.data?.items ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choice = useChoice(null);
  const [objection, setObjection] = useState<Objection | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const count = chosen.size;

  const reread = async () => {
    await client.invalidateQueries({ queryKey: boardKey });
    await client.invalidateQueries({ queryKey: peopleKeys.records });
    await refreshLists(client);
  };
  const save = async (): Promise<boolean> => {
    const address = choice.take();
    if (address === null) return false;
    setBusy(true);
    setError(undefined);
    try {
      const asked = await askService(address);
      setObjection(asked.objection);
      if (asked.objection) return true;
      const body = { ids: [...chosen], change: { e911Address: address } };
      const answer = await call(editTeammates, { body });
      const { batch } = answer;
      notify.success(
        t(asked.isChecked ? messages.severalSaved : messages.severalUnchecked, {
          count: changedIn(answer),
        }),
        batch ? { label: t(common.undo), run: () => void rollBack(batch.id) } : undefined,
      );
      await reread();
      onClose();
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setBusy(false);
    }
    return true;
  };
  const toggle = (id: string) => {
    const others = [...chosen].filter((one) => one !== id);
    setChosen(new Set(chosen.has(id) ? others : [...others, id]));
  };
  const isAll = count > 0 && count === people.length;
  return (
    <FormDialog
      title={t(messages.severalTitle)}
      width={600}
      dirty={count > 0 || choice.isDirty}
      note={count === 0 ? t(messages.severalNone) : undefined}
      confirmText={count > 0 ? t(messages.severalConfirm, { count }) : t(messages.checkAndSave)}
      mayConfirm={count > 0}
      busy={isBusy}
      error={error}
      onConfirm={save}
      onClose={onClose}
    >
      {query.error && <LoadFailure title={t(messages.failed)} query={query} />}
      {query.isPending && <Skeleton width="100%" height={120} />}
      {people.length > 0 && (
        <fieldset>
          <legend className="ui-strong">{t(messages.severalWho)}</legend>
          <div className={css.people}>
            <Checkbox
              checked={isAll}
              indeterminate={count > 0 && !isAll}
              onChange={() => setChosen(new Set(isAll ? [] : people.map(({ id }) => id)))}
            >
              {t(isNobody ? messages.people : messages[show])}
            </Checkbox>
            {people.map(({ id, fullName, extension }) => (
              <Checkbox key={id} checked={chosen.has(id)} onChange={() => toggle(id)}>
                {fullName} <span className="ui-note">{t(common.ext, { extension })}</span>
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      <OfficeChoice choice={choice} label={t(messages.whereSeveral)} />
      {objection && <ObjectionAlert {...objection} />}
    </FormDialog>
  );
}
