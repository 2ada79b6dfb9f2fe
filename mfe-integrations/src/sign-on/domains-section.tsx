import {
  addSignOnDomain,
  checkSignOnDomain,
  mostSignOnDomains,
  removeSignOnDomain,
  type SignOnDomain,
} from '@jackfield/contract/api/sso';
import { Alert, Button, StatusBadge } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyValue } from './copy-value.tsx';
import { domainMessages as messages } from './messages.ts';
import css from './sign-on.module.css';
import { signOnOptions } from './sign-on-query.ts';

/** Domains whose people sign in at the provider, each shown to be the account's (SSO-01). */
export function DomainsSection({ domains }: { domains: readonly SignOnDomain[] }) {
  const t = useT();
  const [removing, setRemoving] = useState<SignOnDomain | null>(null);
  const isFull = domains.length >= mostSignOnDomains;
  return (
    <section className={css.domains} aria-labelledby="sign-on-domains">
      <div>
        <h2 id="sign-on-domains">{t(messages.title)}</h2>
        <p className={`ui-secondary ${css.note}`}>{t(messages.text)}</p>
      </div>
      {domains.length > 0 && (
        <ul className={`ui-card ui-rows ${css.steps}`}>
          {domains.map((domain) => (
            <Domain key={domain.id} domain={domain} onRemove={() => setRemoving(domain)} />
          ))}
        </ul>
      )}
      {isFull && <p className={css.note}>{t(messages.full, { most: mostSignOnDomains })}</p>}
      {!isFull && <AddDomain />}
      {removing && <RemoveDialog domain={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

function useReadAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: signOnOptions().queryKey });
}

function Domain({ domain, onRemove }: { domain: SignOnDomain; onRemove(): void }) {
  const t = useT();
  const { relative } = useFormats();
  const { id, name, record, verifiedAt, lookedAt, lostSince } = domain;
  const checking = useConfirm(() => call(checkSignOnDomain, { params: { id } }), {
    settle: useReadAgain(),
  });
  const isShown = verifiedAt !== null && lostSince === null;
  return (
    <li className={css.domain}>
      <div className={css.domainHead}>
        <span className="ui-strong">{name}</span>
        <Badge domain={domain} />
        <span>
          {!isShown && (
            <Button
              size="small"
              aria-label={t(messages.checkOf, { name })}
              loading={checking.busy}
              onClick={() => void checking.run()}
            >
              {t(messages.check)}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            aria-label={t(messages.removeAskOf, { name })}
            onClick={onRemove}
          >
            {t(messages.removeAsk)}
          </Button>
        </span>
      </div>
      {!isShown && (
        <>
          <p className={`ui-secondary ${css.note}`}>
            {lostSince === null
              ? t(messages.how, { name })
              : t(messages.lostText, { when: relative(lostSince) })}
          </p>
          <div className={css.pair}>
            <CopyValue label={t(messages.recordName)} value={record.name} />
            <CopyValue label={t(messages.recordValue)} value={record.value} />
          </div>
          <output className="ui-text3">
            {lookedAt !== null && t(messages.looked, { when: relative(lookedAt) })}
          </output>
          {checking.error && <Alert kind="error" title={checking.error} />}
        </>
      )}
    </li>
  );
}

function Badge({ domain: { verifiedAt, lostSince } }: { domain: SignOnDomain }) {
  const t = useT();
  if (verifiedAt === null) {
    return (
      <StatusBadge meaning="warning" shape="ring">
        {t(messages.waits)}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge
      meaning={lostSince === null ? 'success' : 'warning'}
      shape={lostSince === null ? 'dot' : 'bar'}
    >
      {t(lostSince === null ? messages.verified : messages.lost)}
    </StatusBadge>
  );
}

function AddDomain() {
  const t = useT();
  const [name, setName] = useState('');
  const adding = useConfirm(
    () => call(addSignOnDomain, { body: { name: name.trim().replace(/^@/, '') } }),
    {
      of: { name },
      fields: ['name'],
      check: () => ({ name: name.trim() === '' ? t(messages.missing) : '' }),
      onDone: () => setName(''),
      settle: useReadAgain(),
    },
  );
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void adding.run();
      }}
    >
      <div className={css.add}>
        <Field label={t(messages.name)} error={adding.faults['name'] ?? adding.error}>
          <Input
            autoComplete="off"
            spellCheck={false}
            placeholder={t(messages.example)}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Button htmlType="submit" loading={adding.busy}>
          {t(messages.add)}
        </Button>
      </div>
    </form>
  );
}

function RemoveDialog({ domain, onClose }: { domain: SignOnDomain; onClose(): void }) {
  const t = useT();
  const { id, name } = domain;
  const confirm = useConfirm(() => call(removeSignOnDomain, { params: { id } }), {
    done: t(messages.removed, { name }),
    onDone: onClose,
    settle: useReadAgain(),
  });
  return (
    <ConfirmDialog
      title={t(messages.removeTitle, { name })}
      confirmText={t(messages.remove)}
      onClose={onClose}
      {...confirm.dialog}
    >
      {t(messages.removeText)}
    </ConfirmDialog>
  );
}
