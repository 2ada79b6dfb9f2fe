import type { Campaign } from '@jackfield/contract/api/campaign';
import { ReadMore } from '@jackfield/kit/read-more';
import { useFormats, useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import {
  flagsText,
  keywordFields,
  messageFields,
  purposeFields,
  type ReadField,
} from '../campaigns/campaign-fields.ts';
import { factMessages as messages } from './messages.ts';
import css from './facts.module.css';

const first = ['description', 'sampleMessages[0]', 'messageFlow'];

/** What was sent to the carriers: the three that say most, and the others on demand. */
export function SentFacts({ campaign }: { campaign: Campaign }) {
  const t = useT();
  const id = useId();
  const { dateTime } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const flags = { key: 'flags', label: t(messages.flags), text: flagsText(campaign) };
  const all: ReadField[] = [
    ...purposeFields(campaign),
    ...messageFields(campaign),
    ...keywordFields(campaign),
    { ...flags, text: flags.text || t(messages.noFlags) },
    ...campaign.overrides.map(({ code, reason, by, at }) => ({
      key: `override ${code}`,
      label: t(messages.overrides),
      text: t(messages.override, { reason, name: by, when: dateTime(at) }),
    })),
  ];
  const shown = all.filter(({ key, text }) => text !== '' && (isWhole || first.includes(key)));
  return (
    <section aria-labelledby={id} className={css.facts}>
      <h2 id={id}>{t(campaign.status === 'active' ? messages.approved : messages.sent)}</h2>
      <dl>
        {shown.map(({ key, label, text, isMessage }) => (
          <div key={key}>
            <dt className="ui-caption">{label}</dt>
            <dd className={isMessage ? css.message : undefined}>
              <ReadMore text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className={css.more}
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {t(isWhole ? messages.fewer : messages.all)}
      </button>
    </section>
  );
}
