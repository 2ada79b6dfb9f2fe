import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { readTranscriber, wordsOf } from './web-transcriber.ts';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** An engine that answers so; tells what it was asked. */
async function engine(status: number, answer: unknown) {
  const asked: { path: string; key: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString('latin1');
    asked.push({ path: request.url ?? '', key: request.headers.authorization, body });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ended.push(() => server.close());
  const { port } = server.address() as { port: number };
  return { asked, url: `http://127.0.0.1:${port}/v1/` };
}

it('[MSG-05] no engine is the default', () => {
  expect(readTranscriber({})).toBeNull();
  expect(() => readTranscriber({ TRANSCRIPTION_URL: 'whisper' })).toThrow(/must be an address/);
});

it('[MSG-05] the engine gets the sound and the key, and is asked for words with their times', async () => {
  const { asked, url } = await engine(200, { text: 'Hello.' });
  const given = { TRANSCRIPTION_URL: url, TRANSCRIPTION_KEY: 'k', TRANSCRIPTION_MODEL: 'small' };
  const said = await readTranscriber(given)?.transcribe(Buffer.from('RIFFwave'));
  expect(said).toEqual([{ text: 'Hello.', at: 0, isSure: true }]);
  expect(asked.map(({ path, key }) => [path, key])).toEqual([
    ['/v1/audio/transcriptions', 'Bearer k'],
  ]);
  for (const part of ['RIFFwave', 'small', 'verbose_json', 'word', 'segment']) {
    expect(asked[0]?.body).toContain(part);
  }
});

it('[MSG-05] an engine that refuses, or answers something else, is a failure', async () => {
  for (const [status, answer] of [
    [401, { error: { message: 'No.' } }],
    [200, { words: [] }],
    [200, { text: 'a'.repeat(20_001) }],
  ] as const) {
    const { url } = await engine(status, answer);
    const transcriber = readTranscriber({ TRANSCRIPTION_URL: url });
    await expect(transcriber?.transcribe(Buffer.from('RIFF'))).rejects.toThrow();
  }
});

const segment = { start: 0, end: 4, avg_logprob: -0.1, no_speech_prob: 0 };

it('[MSG-05] words keep their marks, and are uncertain by their own probability', () => {
  const words = [
    { word: ' Claim', start: 0.2, probability: 0.97 },
    { word: ' PB', start: 0.6, probability: 0.31 },
    { word: ' 44,', start: 0.9, probability: 0.5 },
    { word: ' please.', start: 1.4, probability: 0.99 },
  ];
  const text = ' Claim PB 44, please.';
  expect(wordsOf({ text, segments: [{ ...segment, text, words }] })).toEqual([
    { text: 'Claim ', at: 0.2, isSure: true },
    { text: 'PB ', at: 0.6, isSure: false },
    { text: '44, ', at: 0.9, isSure: true },
    { text: 'please.', at: 1.4, isSure: true },
  ]);
});

it('[MSG-05] without such a probability that of the segment counts', () => {
  const segments = [
    { ...segment, text: 'Good morning.' },
    { ...segment, start: 4, end: 8, text: 'Murmur murmur.', avg_logprob: -0.8 },
  ];
  const words = [
    { word: 'Good', start: 0 },
    { word: 'morning', start: 0.5 },
    { word: 'Murmur', start: 4.1 },
    { word: 'murmur', start: 5 },
  ];
  const said = wordsOf({ text: 'Good morning. Murmur murmur.', words, segments });
  expect(said.map(({ text, isSure }) => [text, isSure])).toEqual([
    ['Good ', true],
    ['morning. ', true],
    ['Murmur ', false],
    ['murmur.', false],
  ]);
});

it('[MSG-05] what an engine makes up for silence is left out', () => {
  const silent = { ...segment, no_speech_prob: 0.9, avg_logprob: -1.2, text: ' Thank you.' };
  expect(wordsOf({ text: ' Thank you.', segments: [silent] })).toEqual([]);
  expect(wordsOf({ text: '' })).toEqual([]);
});

it('[MSG-05] no word of the text is lost, whichever of them the engine has times for', () => {
  const word = fc.stringMatching(/^[a-z]{1,4}[.,]?$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.array(fc.boolean()), (all, timed) => {
      const text = all.join(' ');
      const words = all.flatMap((one, at) => (timed[at] ? [{ word: one, start: at / 100 }] : []));
      const said = wordsOf({ text, segments: [{ ...segment, text, words }] });
      expect(said.map((one) => one.text).join('')).toBe(text);
    }),
  );
});
