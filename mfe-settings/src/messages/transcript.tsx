import type { VoicemailDetail } from '@jackfield/contract/api/voicemail';
import type { readPhoneNumber } from '@jackfield/domain/phone-numbers';
import { callHere } from '@jackfield/kit/phone-number';
import { Button } from '@jackfield/kit/ui/core';
import { Copy } from '@jackfield/kit/ui/icons';
import { accountAtom, notify, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { boxMessages } from './messages.ts';
import css from './transcript.module.css';

type Words = VoicemailDetail['words'];
type Word = Words[number];

interface Part {
  /** Each with its place among all. */
  readonly words: (Word & { readonly place: number })[];
  /** E.164 of a number that is said; null of other words. */
  readonly number: string | null;
}

/** What may be a number, to be read as one. */
const digits = /\+?\(?\d[\d\s().-]{5,}\d/gu;

const textOf = (words: Words) => words.map(({ text }) => text).join('');

/**
 * Words, and numbers that can be called, in their order.
 * @param read answers the number in E.164 that is written so; null where it is none
 */
export function partsOf(words: Words, read: (written: string) => string | null): Part[] {
  const numbers = [...textOf(words).matchAll(digits)].flatMap(({ 0: written, index: from }) => {
    const number = read(written);
    return number === null ? [] : [{ number, from, until: from + written.length }];
  });
  const parts: (Part & { from: number })[] = [];
  let end = 0;
  for (const [place, word] of words.entries()) {
    const begin = end;
    end += word.text.length;
    const found = numbers.find(({ from, until }) => begin < until && from < end);
    const last = parts.at(-1);
    if (last?.from === (found?.from ?? -1)) last.words.push({ ...word, place });
    else {
      const from = found?.from ?? -1;
      parts.push({ from, number: found?.number ?? null, words: [{ ...word, place }] });
    }
  }
  return parts;
}

type Read = typeof readPhoneNumber;

/** What reads numbers, loaded where a text may have one. */
function useRead(words: Words): Read | null {
  const [read, setRead] = useState<{ by: Read } | null>(null);
  const mayHave = textOf(words).search(digits) >= 0;
  useEffect(() => {
    if (!mayHave) return;
    // Without it numbers are words like others.
    import('@jackfield/domain/phone-numbers').then(
      (numbers) => setRead({ by: numbers.readPhoneNumber }),
      () => {},
    );
  }, [mayHave]);
  return read?.by ?? null;
}

interface TranscriptProps {
  message: Pick<VoicemailDetail, 'transcript' | 'words'>;
  /** Second that is played; 0 before it is. */
  at: number;
}

/** What a caller said, in words: the spoken one is marked, uncertain ones are dotted, numbers call (MSG-05). */
export function Transcript({ message: { transcript, words }, at }: TranscriptProps) {
  const t = useT();
  const country = useAtomValue(accountAtom)?.country ?? '';
  const read = useRead(words);
  if (transcript === null) return null;
  const spoken = at === 0 ? -1 : words.findLastIndex((word) => word.at <= at);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf(words));
      notify.success(t(boxMessages.transcriptCopied));
    } catch (failure) {
      notify.failure(failure);
    }
  };
  const drawn = (part: Part) =>
    part.words.map(({ text, isSure, place }) => (
      <span
        key={place}
        className={css.word}
        data-spoken={place === spoken}
        data-ahead={spoken >= 0 && place > spoken}
      >
        <span className={isSure ? undefined : css.unsure}>{text.trimEnd()}</span>
        {text.slice(text.trimEnd().length)}
      </span>
    ));
  return (
    <section className={css.transcript} aria-labelledby="message-words">
      <header className={css.head}>
        <h3 className="ui-section" id="message-words">
          {t(boxMessages.transcript)}
        </h3>
        {words.some(({ isSure }) => !isSure) && (
          <span className="ui-secondary">{t(boxMessages.unsure)}</span>
        )}
        {words.length > 0 && (
          <Button
            type="text"
            size="small"
            className={css.copy}
            icon={<Copy size={14} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {t(boxMessages.copyTranscript)}
          </Button>
        )}
      </header>
      {words.length === 0 ? (
        <output className="ui-secondary">
          {t(
            {
              waiting: boxMessages.transcriptWaits,
              ready: boxMessages.noWords,
              failed: boxMessages.transcriptFailed,
            }[transcript],
          )}
        </output>
      ) : (
        <p className={css.words}>
          {partsOf(words, (written) => read?.(written, country) ?? null).map((part) => {
            const { number } = part;
            if (number === null) return drawn(part);
            return (
              <a
                key={part.words[0]?.place}
                href={`tel:${number}`}
                onClick={(event) => {
                  if (callHere(number)) event.preventDefault();
                }}
              >
                {drawn(part)}
              </a>
            );
          })}
        </p>
      )}
    </section>
  );
}
