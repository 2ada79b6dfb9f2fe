import type { IvrKey } from '@jackfield/contract/api/routing';
import { t } from '@jackfield/texts';
import { checkGreeting } from '../greeting-check.ts';
import { wrongKeys } from './account-ways.ts';
import type { RoutedMenu } from './config.ts';
import { type Finding, fixAt, objectOf, placeOf } from './finding.ts';
import { isLost, shownBy, warnedBy } from './finding-effect.ts';
import {
  effectMessages as effects,
  findingMessages as findings,
  fixMessages as fixes,
} from './finding-sentences.ts';
import type { Look } from './lint-look.ts';
import type { RoutingFix } from './routing-fix.ts';
import { misnamedKeys } from './misnamed-keys.ts';
import { namesText } from './rows.ts';

const isKey = ({ input }: IvrKey) => input !== 'timeout';

/** The sentence of a greeting that names a key: 'For the pharmacy, press 5'. */
function phraseOf(text: string, key: string): string {
  const sentences = text.split(/(?<=[.!?;])\s+/).map((sentence) => sentence.replace(/[.!?;]$/, ''));
  const named = sentences.find((sentence) => checkGreeting(sentence, []).unassigned.includes(key));
  return (named ?? text).trim();
}

/** Greetings that are turned from a text, against the keys that do something. */
function greetingFindings(look: Look, menu: RoutedMenu): Finding[] {
  const { id, name, keys, media, menuMedia } = menu;
  const text = media.find((medium) => medium.id === menuMedia.greeting)?.text ?? '';
  const { unassigned, unspoken } = checkGreeting(
    text,
    keys.filter(isKey).map(({ input }) => input),
  );
  const object = objectOf('menu', id, name);
  const found = unassigned.map((spoken): Finding => {
    const input = spoken as IvrKey['input'];
    const call = look.callPressing(id, wrongKeys(menu, input));
    const count = menu.retries + 1;
    const shown = shownBy(look, call);
    const hungUp = count === 1 ? t(effects.askOnce) : t(effects.askAgain, { count });
    const heard =
      call && !isLost(call.end.kind) ? t(effects.askOn, { name: call.end.node.name }) : hungUp;
    return {
      code: 'greetingKeyUnassigned',
      ...shown,
      ...(call && { effect: heard }),
      object,
      message: t(findings.greetingKey, { menu: name, phrase: phraseOf(text, spoken), key: spoken }),
      fix: {
        ...fixAt(t(fixes.assignKey, { key: spoken }), placeOf('menu', id, 'key', spoken)),
        key: { menuId: id, input },
      },
    };
  });
  for (const { input, named, target } of misnamedKeys(look.config, text, keys)) {
    found.push({
      code: 'greetingKeyMoved',
      ...warnedBy(look, look.callPressing(id, [input])),
      object,
      message: t(findings.greetingMoved, {
        menu: name,
        phrase: phraseOf(text, input),
        key: input,
        target,
      }),
      effect: t(effects.greetingMoved, { named, target }),
      fix: fixAt(t(fixes.editGreeting), placeOf('menu', id, 'key')),
    });
  }
  // A greeting that names no key at all asks for something else, or is not in a known language.
  const isSpeaking = text !== '' && unspoken.length < keys.filter(isKey).length;
  if (!isSpeaking || unspoken.length === 0) return found;
  found.push({
    code: 'greetingKeyUnspoken',
    severity: 'info',
    object,
    message: t(unspoken.length === 1 ? findings.unspokenKey : findings.unspokenKeys, {
      menu: name,
      keys: namesText(unspoken),
    }),
    effect: t(effects.unspoken),
    fix: fixAt(t(fixes.editGreeting), placeOf('menu', id, 'key')),
    call: null,
  });
  return found;
}

/** Menus that callers hear nothing in. */
function silentMenu(look: Look, { id, name, menuMedia, media }: RoutedMenu): Finding[] {
  if (media.some((medium) => medium.id === menuMedia.greeting)) return [];
  const shown = warnedBy(look, look.callTo(id));
  return [
    {
      code: 'menuWithoutGreeting',
      ...shown,
      object: objectOf('menu', id, name),
      message: t(findings.menuSilent, { menu: name }),
      effect: shown.call ? t(effects.menuSilent) : shown.effect,
      fix: fixAt(t(fixes.addGreeting), placeOf('menu', id, 'key')),
    },
  ];
}

/** Menus that nothing can be chosen in. */
function deadMenu(look: Look, { id, name, keys }: RoutedMenu): Finding[] {
  if (keys.some(({ action, actionId }) => action !== 'hangup' && actionId !== null)) return [];
  return [
    {
      code: 'deadEnd',
      ...shownBy(look, look.callTo(id)),
      object: objectOf('menu', id, name),
      message: t(findings.deadEnd, { menu: name }),
      fix: fixAt(t(fixes.addKey), placeOf('menu', id, 'key')),
    },
  ];
}

function unreachedMenu(look: Look, { id, name, ownerType, ownerId }: RoutedMenu): Finding[] {
  if (look.isReached(id)) return [];
  return [
    {
      code: 'unreachableMenu',
      severity: 'info',
      object: objectOf('menu', id, name),
      message: t(findings.menuUnreached, { menu: name }),
      effect: t(effects.unreached),
      fix: fixAt(t(fixes.leadToMenu), placeOf(ownerType, ownerId, 'openHour')),
      call: null,
    },
  ];
}

/** Whether some key leads to people whose missed calls go to a mailbox. */
function offersVoicemail({ index }: Look, { keys }: RoutedMenu): boolean {
  const { people, teams } = index;
  return keys.some(({ action, actionId }) => {
    const record = action === 'team' ? teams.get(actionId ?? '') : people.get(actionId ?? '');
    return record?.missedCall.actionType === 'voicemail';
  });
}

/** The team that takes those who press nothing: the one of key 0, or of the first key with a team. */
function teamFor({ index }: Look, { keys }: RoutedMenu) {
  const toTeam = keys.filter(({ action, actionId }) => action === 'team' && actionId !== null);
  const key = toTeam.find(({ input }) => input === '0') ?? toTeam[0];
  return index.teams.get(key?.actionId ?? '');
}

function timeoutFinding(look: Look, menu: RoutedMenu): Finding[] {
  const { id, name, keys } = menu;
  // A menu without any key that leads on is told as such.
  const isDead = !keys.some(({ action, actionId }) => action !== 'hangup' && actionId !== null);
  const isCaught = keys.some(({ input, action }) => input === 'timeout' && action === 'team');
  if (isDead || isCaught || !look.isReached(id)) return [];
  const place = placeOf('menu', id, 'key', 'timeout');
  const team = teamFor(look, menu);
  const acts: RoutingFix[] = team
    ? [
        {
          kind: 'setKey',
          menuId: id,
          key: { input: 'timeout', action: 'team', actionId: team.id },
        },
      ]
    : [];
  const text = team ? t(fixes.sendToTeam, { team: team.name }) : t(fixes.timeoutToTeam);
  return [
    {
      code: 'timeoutHangUp',
      ...shownBy(look, look.callPressing(id, ['timeout'])),
      object: objectOf('menu', id, name),
      message: t(offersVoicemail(look, menu) ? findings.hangsUpOnSome : findings.hangsUp, {
        menu: name,
      }),
      effect: team ? t(effects.noKeypadTeam, { team: team.name }) : t(effects.noKeypad),
      fix: fixAt(text, place, acts),
    },
  ];
}

/** Keys of a menu that lead to one target. */
function twinFindings({ index }: Look, { id, name, keys }: RoutedMenu): Finding[] {
  const byTarget = Map.groupBy(
    keys.filter((key) => isKey(key) && key.action !== 'hangup' && key.actionId !== null),
    ({ action, actionId }) => `${action} ${actionId}`,
  );
  return [...byTarget.values()].flatMap((twins): Finding[] => {
    const last = twins.at(-1);
    if (twins.length < 2 || last === undefined || last.action === 'hangup') return [];
    const { people, teams, menus } = index;
    const records = { teammate: people, team: teams, ivr: menus };
    const target = records[last.action].get(last.actionId ?? '');
    if (target === undefined) return [];
    const { input } = last;
    return [
      {
        code: 'twinKeys',
        severity: 'info',
        object: objectOf('menu', id, name),
        message: t(findings.twinKeys, {
          keys: namesText(twins.map((twin) => twin.input)),
          menu: name,
          target: target.name,
        }),
        effect: t(effects.twinKeys),
        fix: fixAt(t(fixes.removeKey, { key: input }), placeOf('menu', id, 'key', input), [
          { kind: 'removeKey', menuId: id, input },
        ]),
        call: null,
      },
    ];
  });
}

/** Findings about menus: what is said, what keys do, and what becomes of who presses none. */
export function lintMenus(look: Look): Finding[] {
  return look.config.menus.flatMap((menu) => [
    ...greetingFindings(look, menu),
    ...deadMenu(look, menu),
    ...silentMenu(look, menu),
    ...timeoutFinding(look, menu),
    ...unreachedMenu(look, menu),
    ...twinFindings(look, menu),
  ]);
}
