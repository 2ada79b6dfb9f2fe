import { peaksOf } from '../../src/areas/voicemail/peaks.ts';
import type { SaidWord } from '../../src/speech/transcriber.ts';
import { secondsOf, speak } from '../demo/voice.ts';
import { insertAll } from '../insert.ts';
import type { LeftCall } from './call-stories.ts';
import type { Loading } from './loading.ts';

/** Messages of a box, the newest; older ones were deleted for good. */
const mostInBox = 7;
const minute = 60_000;

/** What callers said; as greetings are, it is sound that has the rhythm of speech. */
const sayings = [
  'Good morning, this is Carol from claims. We need the picture from before the treatment, and a short note. Call me back any time today.',
  'Hello, are you open today, or closed for the holiday?',
  'Hey, it is Martin. Your parts came in this morning. I can bring them by tomorrow before noon, if that suits you.',
  'Hi, I would like to talk about the invoice from last month. One line on it is there twice. Thank you, bye.',
  'I am running late, maybe twenty minutes. Is that still okay, or should we take another day? Please call me.',
  'This is the permit office. Your sign has been approved, and you can pick up the papers.',
] as const;

/** The words of a saying, spread over its sound; a name that is spelled is what engines guess. */
function spoken(text: string, seconds: number): SaidWord[] {
  const pieces = text.match(/\S+\s*/gu) ?? [];
  let letters = 0;
  return pieces.map((piece) => {
    const at = Math.round((letters / text.length) * seconds * 10) / 10;
    letters += piece.length;
    return { text: piece, at, isSure: !/^(Carol|Martin)\b/.test(piece) };
  });
}

function byBox(calls: readonly LeftCall[]): Map<string, LeftCall[]> {
  const boxes = new Map<string, LeftCall[]>();
  for (const call of calls.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    const there = boxes.get(call.box.id) ?? [];
    if (there.length < mostInBox) boxes.set(call.box.id, [...there, call]);
  }
  return boxes;
}

/** What was done with a message of a box, the newest being the first: the latest two are new. */
function doneWith(place: number, { at, box }: LeftCall, hearer: string) {
  if (place < 2) return {};
  const later = new Date(at.getTime() + 20 * minute);
  const heard = { heard_at: later, heard_by: hearer };
  if (box.kind === 'teammate') {
    return place === mostInBox - 1 ? { ...heard, deleted_at: later } : heard;
  }
  const state = place === 2 ? ('taken' as const) : ('done' as const);
  return { ...heard, state, state_by: hearer, state_at: later };
}

/** The active members of a team, or the person of a box. */
async function hearersOf({ tx, tenantId }: Loading, { box }: LeftCall): Promise<string[]> {
  if (box.kind === 'teammate') return [box.id];
  const rows = await tx
    .selectFrom('team_member as m')
    .innerJoin('teammate as t', 't.id', 'm.teammate_id')
    .select('t.id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.team_id', '=', box.id)
    .where('t.status', '=', 'active')
    .orderBy('t.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What callers left whose calls came to a voicemail. */
export async function loadVoicemail(loading: Loading, calls: readonly LeftCall[]): Promise<void> {
  const said = sayings.map((text, index) => speak(text, 96 + index * 16));
  const waves = said.map((wave, index) => ({
    wave,
    peaks: JSON.stringify(peaksOf(wave)),
    words: spoken(sayings[index] ?? '', secondsOf(wave)),
  }));
  const messages = [];
  let count = 0;
  for (const box of byBox(calls).values()) {
    for (const [place, call] of box.entries()) {
      const sound = waves[count % waves.length];
      if (sound === undefined) throw new Error('There is nothing that callers say.');
      count += 1;
      const { id, at, from } = call;
      const hearers = await hearersOf(loading, call);
      await loading.storage?.put(loading.tenantId, id, sound.wave, 'audio/wav');
      messages.push({
        id,
        tenant_id: loading.tenantId,
        call_id: id,
        box_kind: call.box.kind,
        box_id: call.box.id,
        from_number: from,
        left_at: at,
        seconds: Math.round(secondsOf(sound.wave)),
        bytes: sound.wave.length,
        peaks: sound.peaks,
        transcript: 'ready' as const,
        said: sound.words.map(({ text }) => text).join(''),
        said_words: JSON.stringify(sound.words),
        heard_at: null,
        heard_by: null,
        deleted_at: null,
        state: 'open' as const,
        state_by: null,
        state_at: null,
        ...doneWith(place, call, hearers[count % hearers.length] ?? ''),
      });
    }
  }
  await insertAll(loading.tx, 'voicemail', messages);
}
