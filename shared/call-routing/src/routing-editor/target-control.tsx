import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { ownerNameOf } from '@jackfield/domain/routing';
import { PhoneInput } from '@jackfield/kit/phone-input';
import { Field } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import { CallGroupControl } from './call-group-control.tsx';
import { IvrControl } from './ivr-control.tsx';
import { MessageControl } from './message-control.tsx';
import { routingMessages } from './messages.ts';
import { TeamControl, UserControl } from './picked-control.tsx';
import type { ControlOf, ControlProps } from './routing-parts.ts';
import { VoicemailControl } from './voicemail-control.tsx';

/** The controls of the chosen option, and of no other (ROUTE-06). */
export function TargetControl({ value, ...rest }: ControlProps) {
  switch (value.actionType) {
    case 'teammate':
      return <UserControl {...rest} value={value} />;
    case 'team':
      return <TeamControl {...rest} value={value} />;
    case 'callgroup':
      return <CallGroupControl {...rest} value={value} />;
    case 'number':
      return <NumberControl {...rest} value={value} />;
    case 'voicemail':
      return <VoicemailControl {...rest} value={value} />;
    case 'message':
      return <MessageControl {...rest} value={value} />;
    case 'ivr':
      return <IvrControl {...rest} value={value} />;
  }
}

/** Another number, stored in international format (ROUTE-08, ENT-26); one of yours says whose it is. */
function NumberControl({ value, error, onChange }: ControlOf<'number'>) {
  const t = useT();
  const { data: config } = useRoutingConfig();
  const owner = config && ownerNameOf(config, value.actionValue);
  return (
    <Field
      isLabelHidden
      label={t(common.phoneNumber)}
      hint={
        owner === undefined
          ? t(routingMessages.phoneHint)
          : t(routingMessages.ownNumber, { name: owner })
      }
      error={error}
    >
      <PhoneInput
        value={value.actionValue}
        onChange={(number) => onChange({ ...value, actionValue: number })}
      />
    </Field>
  );
}
