import { recoveryCodes } from '@jackfield/contract/api/second-step';
import { FormSection } from '@jackfield/kit/form-section';
import { Button } from '@jackfield/kit/ui/core';
import { LifeBuoy } from '@jackfield/kit/ui/icons';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, formatList, useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { securityMessages } from './messages.ts';
import css from './own-security.module.css';
import type { SectionProps } from './section-props.ts';
import { SecurityRow, WaitingRow } from './security-row.tsx';
import type { Security } from './use-security.ts';

/** Recovery codes: how many are left, and new ones. */
export function CodesSection({ own, security, onCodes }: SectionProps) {
  const t = useT();
  const { date } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const codes = own?.codes ?? null;
  const about = codes && [
    t(securityMessages.made, { date: date(codes.madeAt) }),
    codes.usedAt.length > 0 &&
      t(securityMessages.usedOn, { dates: formatList(codes.usedAt.map((at) => date(at))) }),
  ];
  return (
    <FormSection title={t(securityMessages.codes)} intro={t(securityMessages.codesText)}>
      <div className="ui-card" aria-busy={!own}>
        {own ? (
          <div className={css.row}>
            <SecurityRow
              Icon={LifeBuoy}
              title={
                codes
                  ? t(securityMessages.codesLeft, { left: codes.left, all: recoveryCodes })
                  : t(common.noneYet)
              }
              text={about ? about.filter(Boolean).join(' ') : t(securityMessages.noCodesText)}
              actions={
                codes && (
                  <Button type="text" size="small" onClick={() => setAsking(true)}>
                    {t(securityMessages.makeCodes)}
                  </Button>
                )
              }
            />
          </div>
        ) : (
          <WaitingRow />
        )}
      </div>
      {isAsking && (
        <MakeCodes
          security={security}
          onMade={(made) => {
            setAsking(false);
            onCodes(made);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </FormSection>
  );
}

interface MakeCodesProps {
  security: Security;
  onMade(codes: readonly string[]): void;
  onClose(): void;
}

function MakeCodes({ security, onMade, onClose }: MakeCodesProps) {
  const t = useT();
  const { dialog } = useConfirm(() => security.makeCodes(), {
    onDone: ({ codes }) => onMade(codes),
  });
  return (
    <ConfirmDialog
      title={t(securityMessages.makeTitle)}
      confirmText={t(securityMessages.make)}
      danger={false}
      onClose={onClose}
      {...dialog}
    >
      {t(securityMessages.makeText)}
    </ConfirmDialog>
  );
}
