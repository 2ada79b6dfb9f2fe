import { type OwnProfile, updateTeammate } from '@jackfield/contract/api/teammate';
import { Languages } from '@jackfield/kit/ui/icons';
import { LanguageSelect } from '@jackfield/records/form-fields';
import {
  accountAtom,
  ApiFailure,
  call,
  common,
  configAtom,
  notify,
  profileAtom,
  session,
  speak,
  speakOwn,
  store,
  t as say,
  useT,
} from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import css from './account-drawer.module.css';
import { messages } from './messages.ts';

/** Keeps the choice in the own record; the company's is kept as none, which follows it. */
async function save({ id, version }: OwnProfile, language: string | null, isLast = false) {
  try {
    const body = { language };
    store.set(profileAtom, await call(updateTeammate, { params: { id }, body }, { version }));
  } catch (error) {
    const isOld = error instanceof ApiFailure && error.status === 412;
    if (!isOld || isLast) throw error;
    await session.reloadProfile();
    const current = store.get(profileAtom);
    if (current) await save(current, language, true);
  }
}

/** Speaks at once, and again what was spoken before where the choice cannot be kept. */
async function choose(profile: OwnProfile, tag: string, company: string | undefined) {
  await speak(tag);
  try {
    await save(profile, tag === company ? null : tag);
  } catch {
    await speakOwn();
    notify.error(say(messages.languageFailed));
  }
}

/** The language of the person, which all of the portal speaks from then on (OP-131). */
export function OwnLanguage({ profile }: { profile: OwnProfile }) {
  const t = useT();
  const { languages } = useAtomValue(configAtom);
  const account = useAtomValue(accountAtom);
  // Standard users are told what follows from the company's language, which is that while they have none.
  const followed = profile.language === null ? profile.spokenLanguage : undefined;
  const company = account?.language ?? followed;
  if (languages.length < 2) return null;
  return (
    <div className={css.language}>
      <span className="ui-caption" id="own-language">
        {t(common.language)}
      </span>
      <LanguageSelect
        looks
        aria-labelledby="own-language"
        prefix={<Languages size={15} strokeWidth={1.75} />}
        value={profile.language ?? company ?? ''}
        company={company}
        onChange={(tag) => void choose(profile, tag, company)}
      />
    </div>
  );
}
