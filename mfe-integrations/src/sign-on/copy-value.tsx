import { IconButton } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Copy } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useCopy } from '../parts/use-copy.ts';
import { signOnMessages as messages } from './messages.ts';
import css from './sign-on.module.css';

/** A value that is copied into another program, in whole. */
export function CopyValue({ label, value }: { label: string; value: string }) {
  const t = useT();
  const copy = useCopy();
  return (
    <Field label={label}>
      <Input
        readOnly
        className={`${css.code} ${css.value}`}
        value={value}
        onFocus={({ target }) => target.select()}
        suffix={
          <IconButton
            size="small"
            label={t(messages.copyOf, { name: label })}
            icon={<Copy size={16} strokeWidth={1.75} />}
            onClick={() => void copy(value, t(messages.copiedOf, { name: label }))}
          />
        }
      />
    </Field>
  );
}
