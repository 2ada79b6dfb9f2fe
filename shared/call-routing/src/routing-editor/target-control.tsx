import { CallGroupControl } from './call-group-control.tsx';
import { IvrControl } from './ivr-control.tsx';
import { MessageControl } from './message-control.tsx';
import { NumberControl } from './number-control.tsx';
import { TeamControl, UserControl } from './picked-control.tsx';
import type { ControlProps } from './routing-parts.ts';
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
