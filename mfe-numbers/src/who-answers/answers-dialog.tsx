import { folded } from '@jackfield/domain/names';
import { zoneName } from '@jackfield/domain/days-in-words';
import { useNow } from '@jackfield/call-routing/business-hours';
import { askMessages, WhenFields } from '@jackfield/call-routing/call-flow';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { useRoutingThen } from '@jackfield/call-routing/planned-routing';
import { compareNames, formatPhone } from '@jackfield/domain';
import type { RoutedCompany, RoutingConfig } from '@jackfield/domain/routing';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { SearchField } from '@jackfield/lists/list-page';
import { accountAtom, common, Link, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { answerAt, menuAt } from '../home/answer.ts';
import { homeMessages } from '../home/messages.ts';
import { listingMessages } from '../numbers-listing/messages.ts';
import css from './answers-dialog.module.css';
import { askedAddress } from './asked-address.ts';
import { whoMessages } from './messages.ts';

/** Who answers each company number at a day and time, all beside each other (annex J4). */
export function AnswersDialog({ onClose }: { onClose(): void }) {
  const t = useT();
  const { data: config, error, refetch } = useRoutingConfig();
  return (
    <Dialog open width={750} title={t(whoMessages.title)} cancelText={null} onClose={onClose}>
      {config ? (
        <Answers config={config} />
      ) : error ? (
        <LoadFailure title={t(whoMessages.failed)} query={{ error, refetch }} />
      ) : (
        <div aria-busy="true">
          <Skeleton width="100%" height={320} />
        </div>
      )}
    </Dialog>
  );
}

const minute = 60_000;
/** More numbers than these are searched. */
const fewNumbers = 6;

function Answers({ config: today }: { config: RoutingConfig }) {
  const t = useT();
  const now = useNow();
  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const [at, setAt] = useState(() => Date.now());
  const [search, setSearch] = useState('');
  const config = useRoutingThen(today).at(at);
  const companies = config.companies.toSorted((one, other) => compareNames(one.label, other.label));
  if (companies.length === 0) return <p>{t(homeMessages.noNumbers)}</p>;
  const shown = companies.filter((company) => isFound(config, company, search));
  return (
    <>
      <div className={`ui-actions ${css.ask}`}>
        <span className="ui-strong">{t(whoMessages.when)}</span>
        <WhenFields zone={zone} at={at} presets={[]} onChange={setAt} />
      </div>
      <p className={`ui-note ${css.note}`}>
        {t(whoMessages.zone, { zone: zoneName(zone) })}{' '}
        {config !== today && t(askMessages.withPlanned)}{' '}
        {at < now - minute && t(askMessages.byToday)}
      </p>
      {companies.length > fewNumbers && (
        <SearchField value={search} onChange={setSearch} placeholder={t(listingMessages.search)} />
      )}
      {shown.length === 0 ? (
        <output className={css.none}>{t(whoMessages.noMatch, { search })}</output>
      ) : (
        <ul className={css.answers} aria-label={t(common.companyNumbers)}>
          {shown.map((company) => (
            <AnswerLine key={company.id} config={config} company={company} at={at} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether a number is meant by what was typed: a part of its name, or digits of it. */
function isFound({ numbers }: RoutingConfig, { id, label }: RoutedCompany, search: string) {
  if (folded(label).includes(folded(search))) return true;
  const digits = search.replace(/[\s().+-]/g, '');
  if (!/^\d+$/.test(digits)) return false;
  return numbers.some(({ ownerId, number }) => ownerId === id && number.includes(digits));
}

interface AnswerLineProps {
  config: RoutingConfig;
  company: RoutedCompany;
  at: number;
}

/** One number with who answers it, which leads to why. */
function AnswerLine({ config, company, at }: AnswerLineProps) {
  const t = useT();
  const { title, detail, isLost } = answerAt(config, company, at);
  const menu = menuAt(config, company, at);
  const number = config.numbers.find(({ ownerId }) => ownerId === company.id);
  return (
    <li data-lost={isLost || undefined}>
      <div className={css.number}>
        <Link to={askedAddress(company, at)} className="ui-clip">
          {company.label}
        </Link>
        {number && <span className="ui-note ui-num">{formatPhone(number.number)}</span>}
      </div>
      <div>
        <p className={css.who}>{menu?.title ?? title}</p>
        <p className="ui-note">{detail}</p>
        {menu && menu.keys.length > 0 && (
          <ul className={css.keys} aria-label={t(whoMessages.keys, { menu: menu.name })}>
            {menu.keys.map((end) => (
              <li key={end.key} data-lost={end.isLost || undefined}>
                <kbd className="ui-caption">{end.key}</kbd> {end.title}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
