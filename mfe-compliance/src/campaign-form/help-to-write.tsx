import { type ExampleBrand, exampleFor } from '@jackfield/compliance';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { preflightMessages as messages } from '../preflight/messages.ts';
import { LinkButton } from '../preflight/link-button.tsx';
import type { PreflightState } from '../preflight/preflight-state.ts';
import css from './help-to-write.module.css';
import { type CampaignValues, mostSamples } from './values.ts';

interface HelpToWriteProps {
  step: string;
  form: UseFormReturn<CampaignValues>;
  values: CampaignValues;
  brand: ExampleBrand;
  state: PreflightState;
}

const replies = [
  'optInKeywords',
  'optInMessage',
  'optOutKeywords',
  'optOutMessage',
  'helpKeywords',
  'helpMessage',
] as const;

/** A text of the use case with the brand's name and site, for the fields of the open step. */
export function HelpToWrite({ step, form, values, brand, state }: HelpToWriteProps) {
  const t = useT();
  const [at, setAt] = useState(0);
  const example = exampleFor(values.useCase ?? '', brand);
  if (!example || !(step in shownAt)) return null;
  const samples = example.sampleMessages;
  const sample = samples[at % samples.length] ?? '';
  const free = values.sampleMessages.findIndex((text) => text.trim() === '');
  const place = free === -1 ? values.sampleMessages.length : free;
  const addSample = () => {
    setAt(at + 1);
    if (free !== -1) return state.fill(`sampleMessages.${free}`, sample);
    form.setValue('sampleMessages', [...values.sampleMessages, sample], { shouldDirty: true });
  };
  const fillEmpty = () => {
    for (const field of replies) {
      if (values[field].trim() !== '') continue;
      form.setValue(field, example[field], { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <section className={css.help}>
      <h2>{t(messages.helpTitle)}</h2>
      <p className="ui-secondary">{t(messages.exampleNote)}</p>
      {step === 'purpose' && (
        <Example
          text={example.description}
          label={t(messages.takeText)}
          onUse={() => state.fill('description', example.description)}
        />
      )}
      {step === 'messages' && (
        <>
          <Example
            text={sample}
            label={t(messages.asSample, { number: place + 1 })}
            onUse={place < mostSamples ? addSample : undefined}
            onNext={() => setAt(at + 1)}
          />
          <Example
            text={example.messageFlow}
            label={t(messages.asFlow)}
            onUse={() => state.fill('messageFlow', example.messageFlow)}
          />
        </>
      )}
      {step === 'keywords' && (
        <Example
          text={[example.optInMessage, example.optOutMessage, example.helpMessage].join('\n\n')}
          label={t(messages.fillEmpty)}
          onUse={fillEmpty}
        />
      )}
    </section>
  );
}

const shownAt = { purpose: true, messages: true, keywords: true };

interface ExampleProps {
  text: string;
  label: string;
  /** Left out where there is no room for it. */
  onUse?: (() => void) | undefined;
  onNext?: () => void;
}

function Example({ text, label, onUse, onNext }: ExampleProps) {
  const t = useT();
  return (
    <div className={css.example}>
      <blockquote className={`ui-card ${css.text}`} lang="en">
        {text}
      </blockquote>
      <p className={css.buttons}>
        {onUse && <LinkButton onClick={onUse}>{label}</LinkButton>}
        {onNext && <LinkButton onClick={onNext}>{t(messages.another)}</LinkButton>}
      </p>
    </div>
  );
}
