import { OpenLink, useMay } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { TextingNumber } from '@jackfield/contract/api/texting';
import { formatDate, formatDateTime, formatPhone } from '@jackfield/domain';
import { brokenLink } from '@jackfield/domain/words/texting';
import { useIsPhone } from '@jackfield/kit/ui/core';
import { CircleAlert, Info, TriangleAlert } from '@jackfield/kit/ui/icons';
import { accountAtom, Link, t, timeZoneAtom, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Chain, Jack } from '../texting-status/chain.tsx';
import {
  textingEvents,
  textingKey,
  textingListOptions,
  textingOptions,
} from '../texting-status/query.ts';
import { lineText } from '../texting-status/status-text.ts';
import { StepButton } from '../texting-status/step-button.tsx';
import css from './banner.module.css';
import { linkNote } from './link-note.ts';
import { bannerMessages as words } from './messages.ts';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info };

const kindOf = (number: TextingNumber) => {
  const state = brokenLink(number)?.state;
  return state === 'stopped' ? 'error' : state === 'yours' ? 'warning' : 'info';
};

function titleOf(number: TextingNumber, isOnly: boolean, zone: string): string {
  const names = { which: isOnly ? 'one' : 'other', number: formatPhone(number.number) };
  const { reason, since, isAttached } = number;
  if (reason === 'tollFree') return t(words.tollFreeTitle, names);
  const hasStopped = isAttached && (reason === 'campaignSuspended' || reason === 'brandSuspended');
  return hasStopped
    ? t(words.stopped, { ...names, date: formatDate(since, zone) })
    : t(words.notYet, names);
}

type BannerReason = Exclude<TextingNumber['reason'], 'ready' | 'canada' | 'malaysia'>;

const isBannerReason = (reason: TextingNumber['reason']): reason is BannerReason =>
  reason !== 'ready' && reason !== 'canada' && reason !== 'malaysia';

function sentenceOf(number: TextingNumber, reason: BannerReason, zone: string): string {
  const sentence = t(words[reason], {
    brand: number.brand?.name ?? '',
    campaign: number.campaign?.name ?? '',
    time: formatDateTime(number.readyBy, zone),
  });
  return reason === 'tollFree' ? sentence : t(words.arrive, { sentence });
}

/**
 * Why texts of a company number or a person don't go out, by the worst of their numbers, with the
 * one next step; nothing once all can text.
 */
export function TextingBanner({ ownerId }: { ownerId: string }) {
  const country = useAtomValue(accountAtom)?.country;
  const maySee = useMay('texting:read');
  useLiveRefetch(textingEvents, textingKey);
  const { data } = useQuery({
    ...textingListOptions({ ownerId, limit: 1, pageNum: 1 }),
    enabled: country !== 'MYS' && maySee,
  });
  const [worst] = data?.items ?? [];
  if (worst === undefined || !isBannerReason(worst.reason)) return null;
  return <Banner number={worst} reason={worst.reason} isOnly={data?.counts.all === 1} />;
}

/** The same of one number, on its own page. */
export function NumberTextingBanner({ numberId }: { numberId: string }) {
  const maySee = useMay('texting:read');
  useLiveRefetch(textingEvents, textingKey);
  const { data: number } = useQuery({ ...textingOptions(numberId), enabled: maySee });
  if (number === undefined || !isBannerReason(number.reason)) return null;
  return <Banner number={number} reason={number.reason} isOnly />;
}

interface BannerProps {
  number: TextingNumber;
  reason: BannerReason;
  isOnly: boolean;
}

function Banner({ number, reason, isOnly }: BannerProps) {
  const text = useT();
  const isPhone = useIsPhone();
  const zone = useAtomValue(timeZoneAtom);
  const kind = kindOf(number);
  const Icon = icons[kind];
  const broken = brokenLink(number);
  return (
    <section className={css.banner} data-kind={kind} aria-label={text(words.region)}>
      <div className={css.top} aria-live="polite">
        <Icon
          className={css.sign}
          size={18}
          strokeWidth={1.75}
          style={{ color: `var(--ui-${kind}-dot)` }}
          aria-hidden="true"
        />
        <div className={css.words}>
          <h2>{titleOf(number, isOnly, zone)}</h2>
          <p>{sentenceOf(number, reason, zone)}</p>
        </div>
        {!isPhone && <StepButton number={number} isPrimary />}
      </div>
      {isPhone ? (
        <div className={css.line}>
          <Jack state={broken?.state ?? 'none'} />
          {lineText(number, zone)}
        </div>
      ) : (
        reason !== 'tollFree' && (
          <div className={css.chain}>
            <Chain links={number.links} note={(link) => linkNote(number, link, zone)} />
          </div>
        )
      )}
      {isPhone && (
        <div className={css.line}>
          <StepButton number={number} isPrimary />
        </div>
      )}
      <Foot number={number} />
    </section>
  );
}

/** The quicker way where there is one, and the way to all numbers. */
function Foot({ number }: { number: TextingNumber }) {
  const text = useT();
  const isStopped = number.isAttached && brokenLink(number)?.state === 'stopped';
  const { data } = useQuery({ ...textingOptions(number.id), enabled: isStopped });
  const [other] = isStopped ? (data?.others ?? []) : [];
  return (
    <div className={css.foot}>
      {other && <span>{text(words.hurry, { campaign: other.name })}</span>}
      <span className={css.links}>
        {other && (
          <OpenLink to={paths.admin.compliance.campaign(other.id, 'associated-numbers')}>
            {text(words.move)}
          </OpenLink>
        )}
        <Link to={paths.admin.numbers.texting()}>{text(words.all)}</Link>
      </span>
    </div>
  );
}
