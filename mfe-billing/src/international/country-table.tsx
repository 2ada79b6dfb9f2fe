import type { AbroadUse, RestrictionType } from '@jackfield/contract/api/call-restriction';
import type { RateDeckEntry } from '@jackfield/contract/api/rate-deck';
import { folded } from '@jackfield/domain/names';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { Checkbox, Segmented } from '@jackfield/kit/ui/form';
import { SearchField } from '@jackfield/lists/list-page';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { rateMessages } from '../rate-deck/messages.ts';
import { rateText } from '../rate-deck/rate-text.ts';
import css from './country-table.module.css';
import { internationalMessages as messages } from './messages.ts';

interface CountryTableProps {
  /** Countries that are offered, by name. */
  deck: readonly RateDeckEntry[];
  type: RestrictionType;
  /** Countries that are on as it is stored, and with what is chosen. */
  before: readonly string[];
  after: readonly string[];
  /** What calls there cost lately; nothing until it is read. */
  use: AbroadUse | undefined;
  onType(type: RestrictionType): void;
  onTurn(countries: readonly string[], isOn: boolean): void;
}

/** Countries with their rates, on or off; All and None act on what the search found. */
export function CountryTable({
  deck,
  type,
  before,
  after,
  use,
  onType,
  onTurn,
}: CountryTableProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const [search, setSearch] = useState('');
  const wanted = folded(search);
  const found = deck.filter(
    ({ name, displayDialingCode: code }) => folded(name).includes(wanted) || code.includes(wanted),
  );
  const codes = found.map(({ countryAlpha3Code }) => countryAlpha3Code);
  const amounts = new Map(use?.countries.map(({ country, amount }) => [country, amount]));
  const on = codes.filter((code) => after.includes(code));
  return (
    <>
      <div className={css.tools}>
        <Segmented<RestrictionType>
          label={t(messages.where)}
          value={type}
          onChange={onType}
          block={isPhone}
          options={[
            { value: 'domestic', label: t(isPhone ? messages.homeShort : messages.home) },
            { value: 'selected', label: t(isPhone ? messages.selectedShort : messages.selected) },
            { value: 'all', label: t(messages.all, { count: deck.length }) },
          ]}
        />
        <div className={css.find}>
          <SearchField
            value={search}
            onChange={setSearch}
            placeholder={t(rateMessages.searchShort)}
          />
          <Button
            type="text"
            title={t(messages.turnOnHint)}
            disabled={on.length === codes.length}
            onClick={() => onTurn(codes, true)}
          >
            {t(messages.turnOn)}
          </Button>
          <Button
            type="text"
            title={t(messages.turnOffHint)}
            disabled={on.length === 0}
            onClick={() => onTurn(codes, false)}
          >
            {t(messages.turnOff)}
          </Button>
        </div>
      </div>
      {found.length === 0 ? (
        <p className={`ui-secondary ${css.empty}`}>{t(messages.noMatch, { search })}</p>
      ) : (
        <table className={css.table} aria-label={t(messages.countries)}>
          <thead>
            <tr>
              <th>
                <Checkbox
                  checked={on.length === codes.length}
                  indeterminate={on.length > 0 && on.length < codes.length}
                  onChange={({ target }) => onTurn(codes, target.checked)}
                >
                  {t(common.country)}
                </Checkbox>
              </th>
              <th className={css.code}>{t(messages.code)}</th>
              <th className={css.end}>{t(messages.perMinute)}</th>
              <th className={css.use}>{t(messages.last30)}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((entry) => (
              <CountryRow
                key={entry.id}
                entry={entry}
                used={use && (amounts.get(entry.countryAlpha3Code) ?? 0)}
                wasOn={before.includes(entry.countryAlpha3Code)}
                isOn={after.includes(entry.countryAlpha3Code)}
                onTurn={(isOn) => onTurn([entry.countryAlpha3Code], isOn)}
              />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

interface CountryRowProps {
  entry: RateDeckEntry;
  used: number | undefined;
  wasOn: boolean;
  isOn: boolean;
  onTurn(isOn: boolean): void;
}

function CountryRow({ entry, used, wasOn, isOn, onTurn }: CountryRowProps) {
  const t = useT();
  const { money } = useFormats();
  const change = wasOn === isOn ? undefined : isOn ? 'on' : 'off';
  return (
    <tr data-change={change}>
      <th scope="row" aria-label={entry.name}>
        <Checkbox checked={isOn} onChange={({ target }) => onTurn(target.checked)}>
          <span className={css.name}>
            {entry.name}
            {change && (
              <span className={css.change}>
                {t(change === 'on' ? messages.willBeOn : messages.willBeOff)}
              </span>
            )}
          </span>
        </Checkbox>
      </th>
      <td className={`ui-num ui-text2 ${css.code}`}>{entry.displayDialingCode}</td>
      <td className={`ui-num ${css.end}`}>{rateText(entry)}</td>
      <td className={`ui-num ${css.use}`} data-none={used === 0}>
        {used === 0 ? t(common.none) : used !== undefined && money(used, entry.currency)}
      </td>
    </tr>
  );
}
