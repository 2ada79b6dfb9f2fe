import { RoutingSection } from '@jackfield/call-routing/routing-editor';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { ringSeconds } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import type { Control } from 'react-hook-form';
import type { HandlingValues } from './handling-values.ts';
import { handlingMessages } from './messages.ts';

export interface HandlingSectionProps {
  person: Teammate;
  isOwn: boolean;
  control: Control<HandlingValues>;
}

/** Where a call goes that the person misses (annex F1). */
export function MissedCallSection({ person, isOwn, control }: HandlingSectionProps) {
  const t = useT();
  const { id, firstName: name, missedCallHandling } = person;
  return (
    <RoutingSection
      control={control}
      name="missedCallHandling"
      place="teammateMissedCall"
      ownerId={id}
      stored={missedCallHandling}
      title={t(handlingMessages.missedCallHandling)}
      intro={
        isOwn
          ? t(handlingMessages.missedOwn, { seconds: ringSeconds })
          : t(handlingMessages.missedText, { name, seconds: ringSeconds })
      }
    />
  );
}
