import { setFileSetting } from '@jackfield/contract/api/config-file';
import { Switch } from '@jackfield/kit/ui/form';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { call, notify, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import css from './files.module.css';
import { settingOptions } from './files-query.ts';
import { filesMessages as messages } from './messages.ts';

/** Whether programs apply plans themselves, or an admin does (FILE-01). */
export function Approval({ mayChange }: { mayChange: boolean }) {
  const t = useT();
  const id = useId();
  const client = useQueryClient();
  const { data } = useQuery(settingOptions());
  const needsApproval = data?.needsApproval ?? false;
  const saving = useConfirm(
    () => call(setFileSetting, { body: { needsApproval: !needsApproval } }),
    {
      done: (saved) => t(saved.needsApproval ? messages.approvalOn : messages.approvalOff),
      onDone: (saved) => client.setQueryData(settingOptions().queryKey, saved),
      onFailed: (error) => notify.failure(error),
    },
  );
  return (
    <div className={`ui-card ${css.approval}`}>
      <Switch
        checked={needsApproval}
        disabled={!mayChange || data === undefined}
        loading={saving.busy}
        aria-labelledby={id}
        onChange={() => void saving.run()}
      />
      <div>
        <div id={id} className="ui-strong">
          {t(messages.approval)}
        </div>
        <div className="ui-note">{t(messages.approvalHint)}</div>
      </div>
    </div>
  );
}
