import { RoutingEditor, targetFault } from '@jackfield/call-routing/routing-editor';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { FormSection } from '@jackfield/kit/form-section';
import css from '@jackfield/kit/gallery/frame.module.css';
import { PhoneInput, phoneFault } from '@jackfield/kit/phone-input';
import { Field } from '@jackfield/kit/ui/form';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

const people = [
  ['maya', 'Maya Okafor', '1002', 'active'],
  ['priya', 'Priya Raghunathan', '1005', 'active'],
  ['daniel', 'Daniel Whitcombe', '1004', 'suspended'],
].map(([id, name, extension, status]) => ({ id, name, extension, status, profileImage: null }));
const desk = { id: 'desk', name: 'Front desk', extension: '2001' };

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
client.setQueryData(['teammate', 'list', 'search', ''], people);
client.setQueryData(['team', 'list', 'search', ''], [desk]);
client.setQueryData(['team', 'list', 'named', 'desk'], [desk]);
for (const ids of ['maya', 'daniel', 'daniel,maya,priya']) {
  client.setQueryData(['teammate', 'list', 'named', ids], people);
}

const starts: Record<string, RoutingTarget> = {
  User: { actionType: 'teammate', actionValue: 'daniel' },
  Team: { actionType: 'team', actionValue: '' },
  'Call group': {
    actionType: 'callgroup',
    actionValue: { option: 'simultaneous', list: ['maya', 'priya', 'daniel'] },
  },
  'Another number': { actionType: 'number', actionValue: '+12515550199' },
  IVR: { actionType: 'ivr', actionValue: 'main' },
};

function Place({ title, start }: { title: string; start: RoutingTarget }) {
  const [value, setValue] = useState(start);
  const menus = {
    items: [{ id: 'main', name: 'Main menu', isIncomplete: false }],
    onAdd: () => Promise.resolve(null),
  };
  return (
    <FormSection title={title} intro="One option, its own controls.">
      <RoutingEditor
        label={title}
        place="teamOpenHour"
        ownerId="desk"
        value={value}
        stored={start}
        error={targetFault(value) ?? undefined}
        menus={menus}
        onChange={setValue}
      />
    </FormSection>
  );
}

/** The routing options, one section for each that has controls of its own, and the phone input. */
export function Routing() {
  const [phone, setPhone] = useState('+60123456789');
  return (
    <QueryClientProvider client={client}>
      <main className={css.sheet}>
        <h1>Call routing</h1>
        {Object.entries(starts).map(([title, start]) => (
          <Place key={title} title={title} start={start} />
        ))}
        <FormSection title="Phone number" intro="With the mask of its country.">
          <Field label="Phone number" error={phoneFault(phone, 'phoneNumber') ?? undefined}>
            <PhoneInput value={phone} onChange={setPhone} />
          </Field>
        </FormSection>
      </main>
    </QueryClientProvider>
  );
}
