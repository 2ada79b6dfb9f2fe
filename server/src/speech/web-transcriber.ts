import * as v from 'valibot';
import { parseEnvironment } from '../platform/config.ts';
import type { SaidWord, Transcriber } from './transcriber.ts';

const environment = v.object({
  TRANSCRIPTION_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/\S+$/,
        'TRANSCRIPTION_URL must be an address such as http://127.0.0.1:8000/v1.',
      ),
    ),
  ),
  TRANSCRIPTION_KEY: v.optional(v.string(), ''),
  TRANSCRIPTION_MODEL: v.optional(v.string(), 'whisper-1'),
});

/** The engine that the environment names; null without one, which is the default. */
export function readTranscriber(env: NodeJS.ProcessEnv): Transcriber | null {
  const { TRANSCRIPTION_URL: url, ...rest } = parseEnvironment(environment, env);
  if (url === undefined) return null;
  const { TRANSCRIPTION_KEY: key, TRANSCRIPTION_MODEL: model } = rest;
  return createWebTranscriber({ url, key, model });
}

const wordSchema = v.object({
  word: v.string(),
  start: v.number(),
  /** Of open engines; OpenAI tells it of segments alone. */
  probability: v.optional(v.nullable(v.number())),
});
type Word = v.InferOutput<typeof wordSchema>;

const segmentSchema = v.object({
  text: v.string(),
  start: v.number(),
  end: v.number(),
  avg_logprob: v.optional(v.number(), 0),
  no_speech_prob: v.optional(v.number(), 0),
  words: v.optional(v.nullable(v.array(wordSchema))),
});
type Segment = v.InferOutput<typeof segmentSchema>;

/** Characters of the longest answer: three minutes of speech have about 3,000. */
const longestText = 20_000;

const answerSchema = v.object({
  text: v.pipe(v.string(), v.maxLength(longestText)),
  words: v.optional(v.nullable(v.array(wordSchema))),
  segments: v.optional(v.nullable(v.array(segmentSchema))),
});
type Answer = v.InferOutput<typeof answerSchema>;

/** A word that is right less often than every second time is uncertain. */
const surest = 0.5;

/** As Whisper itself tells a segment in which nobody speaks, and which it makes up words for. */
const isSilent = ({ no_speech_prob: silence, avg_logprob: trust }: Segment) =>
  silence > 0.6 && trust < -1;

/** The text of a segment, cut where its words begin; blanks and marks go with the word before. */
function piecesOf(
  { text, start, avg_logprob: trust }: Segment,
  words: readonly Word[],
): SaidWord[] {
  const isTrusted = Math.exp(trust) >= surest;
  const cuts: { from: number; at: number; isSure: boolean }[] = [];
  let end = 0;
  for (const { word, start: at, probability } of words) {
    const from = text.indexOf(word.trim(), end);
    // A word that the text has in another form belongs to the one before.
    if (word.trim() === '' || from < 0) continue;
    end = from + word.trim().length;
    cuts.push({ from, at, isSure: probability == null ? isTrusted : probability >= surest });
  }
  const [first] = cuts;
  if (first === undefined) return [{ text, at: start, isSure: isTrusted }];
  return cuts.map(({ from, at, isSure }, index) => ({
    text: text.slice(index === 0 ? 0 : from, cuts[index + 1]?.from),
    at,
    isSure,
  }));
}

/** The words of an answer; what nobody said is left out. */
export function wordsOf({ text, words, segments }: Answer): SaidWord[] {
  const whole = { text, start: 0, end: Infinity, avg_logprob: 0, no_speech_prob: 0 };
  const parts: readonly Segment[] = segments?.length ? segments : [whole];
  const all = parts.flatMap((segment) => {
    if (isSilent(segment) || segment.text.trim() === '') return [];
    const { start, end } = segment;
    const own =
      segment.words ?? (words ?? []).filter((one) => one.start >= start && one.start < end);
    return piecesOf({ ...segment, text: `${segment.text.trim()} ` }, own);
  });
  const last = all.at(-1);
  return last === undefined ? [] : [...all.slice(0, -1), { ...last, text: last.text.trimEnd() }];
}

/** How long the engine may take for the longest message, milliseconds. */
const patience = 120_000;

/**
 * An engine behind an address that speaks as OpenAI's `POST /audio/transcriptions` does
 * (https://platform.openai.com/docs/api-reference/audio/createTranscription): OpenAI itself, or an
 * open one on a machine of one's own such as Speaches or whisper.cpp's server.
 */
function createWebTranscriber({
  url,
  key,
  model,
}: {
  /** Up to and with the version: `http://127.0.0.1:8000/v1`. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
}): Transcriber {
  return {
    async transcribe(wave) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(wave)], { type: 'audio/wav' }), 'message.wav');
      form.set('model', model);
      form.set('response_format', 'verbose_json');
      form.append('timestamp_granularities[]', 'word');
      form.append('timestamp_granularities[]', 'segment');
      const answer = await fetch(`${url.replace(/\/+$/, '')}/audio/transcriptions`, {
        method: 'POST',
        body: form,
        headers: key === '' ? {} : { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(patience),
      });
      if (!answer.ok) throw new Error(`The transcription engine answered ${answer.status}.`);
      return wordsOf(v.parse(answerSchema, await answer.json()));
    },
  };
}
