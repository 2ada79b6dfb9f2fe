import { t } from '@jackfield/texts';
import { edgesOf } from './edges.ts';
import { type Finding, fixAt, objectOf, placeOf } from './finding.ts';
import {
  effectMessages as effects,
  findingMessages as findings,
  fixMessages as fixes,
} from './finding-sentences.ts';
import type { Look } from './lint-look.ts';

const unused = (
  message: string,
  object: Finding['object'],
  place: Finding['fix']['place'],
): Finding => ({
  code: 'unusedMedium',
  severity: 'info',
  object,
  message,
  effect: t(effects.unused),
  fix: fixAt(t(fixes.deleteFile), place),
  call: null,
});

/** Sounds that nobody ever hears. */
export function lintMedia({ config }: Look): Finding[] {
  const ofMenus = config.menus.flatMap(({ id, name, menuMedia, media }) => {
    const used = new Set<string | null>(Object.values(menuMedia));
    return media.flatMap((medium) =>
      used.has(medium.id)
        ? []
        : unused(
            t(findings.mediumUnused, { file: medium.fileName, menu: name }),
            objectOf('menu', id, name),
            placeOf('menu', id, 'key'),
          ),
    );
  });
  const played = new Set(
    [...edgesOf(config)].flatMap(({ to }) => (to?.kind === 'message' ? [to.id] : [])),
  );
  const messages = config.messages.flatMap(({ id, fileName: file, ownerType, ownerId }) =>
    played.has(id)
      ? []
      : unused(
          t(findings.messageUnused, { file }),
          objectOf('message', id, file),
          placeOf(ownerType, ownerId, 'openHour'),
        ),
  );
  return [...ofMenus, ...messages];
}
