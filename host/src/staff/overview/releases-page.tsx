import { EmptyState } from '@jackfield/kit/empty-state';
import { Alert, Button, IconButton } from '@jackfield/kit/ui/core';
import { Segmented } from '@jackfield/kit/ui/form';
import { CloudOff, RefreshCw } from '@jackfield/kit/ui/icons';
import { common, failureText, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Pointers, pointersOptions } from '../api/pointers.ts';
import css from '../frame/page.module.css';
import { LoadingCards } from './loading-cards.tsx';
import { overviewMessages as messages } from './messages.ts';

const param = 'variant';

/** The variant that the address names, so that a reload and a link show the same one. */
function useVariantParam(): [string | null, (variant: string) => void] {
  const [variant, setVariant] = useState(() =>
    new URLSearchParams(window.location.search).get(param),
  );
  const change = (next: string) => {
    window.history.replaceState(null, '', `?${new URLSearchParams({ [param]: next })}`);
    setVariant(next);
  };
  return [variant, change];
}

export type VariantPointers = Pointers['variants'][number];

export interface ReleasesPageProps {
  /** False while a sign-in is missing: nothing is asked for then. */
  isSignedIn: boolean;
  /** Above the areas: what this browser previews. */
  notice: ReactNode;
  /** The areas of the chosen variant. */
  children(variant: VariantPointers): ReactNode;
}

/** What each area of a variant serves; read anew while somebody looks at it. */
export function ReleasesPage({ isSignedIn, notice, children }: ReleasesPageProps) {
  const t = useT();
  const { dateTime } = useFormats();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...pointersOptions(),
    enabled: isSignedIn,
  });
  const [wanted, setVariant] = useVariantParam();
  const variants = data?.variants ?? [];
  const isOwn = ({ id }: VariantPointers) => id === data?.variant;
  const variant = variants.find(({ id }) => id === wanted) ?? variants.find(isOwn) ?? variants[0];
  const time = dateTime(new Date(dataUpdatedAt));
  const tryAgain = (
    <Button size="small" onClick={() => void refetch()}>
      {t(common.tryAgain)}
    </Button>
  );
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.title}>
          <h1>{t(messages.title)}</h1>
          <p className="ui-secondary">{t(messages.intro)}</p>
        </div>
        {variants.length > 1 && variant && (
          <Segmented
            label={t(messages.variant)}
            options={variants.map(({ id, name }) => ({ value: id, label: name }))}
            value={variant.id}
            onChange={setVariant}
          />
        )}
        {data && (
          <span className={css.asOf}>
            <span className="ui-num">{t(messages.asOf, { time })}</span>
            <IconButton
              label={t(messages.refresh)}
              icon={<RefreshCw size={16} strokeWidth={1.75} />}
              disabled={isFetching}
              onClick={() => void refetch()}
            />
          </span>
        )}
      </div>
      {notice}
      {error && data && (
        <Alert kind="warning" title={t(messages.stale)} action={tryAgain}>
          {t(messages.staleText, { time })}
        </Alert>
      )}
      {error && !data && (
        <EmptyState failed icon={CloudOff} title={t(messages.failed)} action={tryAgain}>
          {failureText(error) || t(messages.failedText)}
        </EmptyState>
      )}
      {!error && !data && <LoadingCards label={t(messages.loading)} />}
      {variant && children(variant)}
    </div>
  );
}
