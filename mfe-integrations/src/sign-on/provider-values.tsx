import type { SignOn, SignOnConnection } from '@jackfield/contract/api/sso';
import { useT } from '@jackfield/runtime';
import { CopyValue } from './copy-value.tsx';
import { signOnMessages as messages } from './messages.ts';
import css from './sign-on.module.css';

/** What each protocol's providers ask for, in the order of their forms. */
const asked = {
  oidc: ['redirectUrl', 'signOutUrl', 'backChannelUrl'],
  saml: ['entityId', 'acsUrl', 'metadataUrl'],
} as const;

interface ProviderValuesProps {
  values: SignOn['values'];
  protocol: SignOnConnection['protocol'];
}

/** The values that the provider is told. */
export function ProviderValues({ values, protocol }: ProviderValuesProps) {
  const t = useT();
  return (
    <div className={css.pair}>
      {asked[protocol].map((name) => (
        <CopyValue key={name} label={t(messages[name])} value={values[name]} />
      ))}
    </div>
  );
}
