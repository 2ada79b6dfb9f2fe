import { isStoredPhone } from '@jackfield/domain/phone-numbers';
import { PhoneInput } from '@jackfield/kit/phone-input';
import { Button } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { CircleCheck } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { CodeBox } from './code-box.tsx';
import { brandFormMessages as messages } from './messages.ts';
import css from './phone-field.module.css';
import { usePhoneCode } from './use-phone-code.ts';
import type { BrandValues } from './values.ts';

/** The contact's mobile phone: a code is sent to it, typed here, and then it counts. */
export function PhoneField({ form }: { form: UseFormReturn<BrandValues> }) {
  const t = useT();
  const code = usePhoneCode((phone) => {
    form.setValue('verifiedPhone', phone);
    void form.trigger('contact.phone');
  });
  return (
    <Controller
      control={form.control}
      name="contact.phone"
      render={({ field: { value, onChange }, fieldState: { error } }) => {
        const isVerified = value !== '' && value === form.getValues('verifiedPhone');
        const isSent = code.sent?.phone === value;
        return (
          <div className={css.phone}>
            <Field
              label={t(messages.mobilePhone)}
              error={code.faultOf(value) ?? (isSent ? undefined : error?.message)}
              disabled={isSent}
              required
            >
              <div className={css.input}>
                <PhoneInput value={value} onChange={onChange} />
                <span className={css.end}>
                  {isVerified && (
                    <span className={css.verified}>
                      <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
                      {t(common.verified)}
                    </span>
                  )}
                  {isSent && (
                    <Button type="link" size="small" onClick={code.change}>
                      {t(common.change)}
                    </Button>
                  )}
                  {!isVerified && !isSent && (
                    <Button
                      type="link"
                      size="small"
                      loading={code.isBusy}
                      disabled={!isStoredPhone(value)}
                      onClick={() => void code.send(value)}
                    >
                      {t(messages.sendCode)}
                    </Button>
                  )}
                </span>
              </div>
            </Field>
            {code.sent && isSent && (
              <CodeBox
                key={code.sent.expiresAt}
                sent={code.sent}
                isBusy={code.isBusy}
                onCode={code.verify}
                onAgain={() => void code.send(value)}
              />
            )}
          </div>
        );
      }}
    />
  );
}
