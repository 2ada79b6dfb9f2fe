import { formatPhone } from '@jackfield/domain';
import { type Coverage, namesText, type RoutingConfig, say } from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { whoMessages } from './messages.ts';

/** Names of those who ring, as many as fit in a line. */
function namesOf({ people }: RoutingConfig, { ringing }: Coverage): string {
  return namesText(
    ringing.map(({ kind, id }) =>
      kind === 'external' ? formatPhone(id) : (people.find((one) => one.id === id)?.name ?? ''),
    ),
  );
}

/** The keys by which callers get there: '2', '2, then 1'. */
const keysText = ({ keys }: Coverage): string =>
  keys
    .map(({ input }) => (input === 'timeout' ? t(whoMessages.noKey) : input))
    .reduce((before, key) => t(whoMessages.thenKey, { keys: before, key }));

/** What becomes of a call, in one or two sentences; of a menu, by the key that the fewest take. */
export function coverageText(config: RoutingConfig, coverage: Coverage): string {
  const { keys, ringing, level, end } = coverage;
  const [first] = keys;
  const said = { names: namesOf(config, coverage), name: end.node.name, count: ringing.length };
  if (first === undefined) {
    if (level === 'nobody') return say(end.reason);
    return t(level === 'voicemail' ? whoMessages.voicemail : whoMessages.ring, said);
  }
  const menu = config.menus.find(({ id }) => id === first.menuId)?.name ?? '';
  const answers = t(whoMessages.answers, { menu });
  if (level === 'nobody') return `${answers} ${say(end.reason)}`;
  const isSilence = keys.length === 1 && first.input === 'timeout';
  const [rings, voicemail] = isSilence
    ? [whoMessages.silenceRings, whoMessages.silenceVoicemail]
    : [whoMessages.keyRings, whoMessages.keyVoicemail];
  const message = level === 'voicemail' ? voicemail : rings;
  const text = `${answers} ${t(message, { ...said, keys: keysText(coverage) })}`;
  return coverage.hangsUpOnSilence ? `${text} ${t(whoMessages.silenceLost)}` : text;
}
