import type { RoutingUse } from '@jackfield/contract/api/routing-uses';
import { FormSection } from '@jackfield/kit/form-section';
import css from '@jackfield/kit/gallery/frame.module.css';
import { ReplaceUses } from '../src/used-by/replace-uses.tsx';
import { useReplacements } from '../src/used-by/use-replacements.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

const place = (key: string, ownerName: string, over: Partial<RoutingUse>): RoutingUse => ({
  key,
  ownerType: 'company',
  ownerId: key,
  ownerName,
  place: 'openHour',
  menuName: null,
  input: null,
  dateName: null,
  ...over,
});
const uses = [
  place('open', 'Insurance desk', {}),
  place('menu', 'Main line', { place: 'menu', menuName: 'Main menu', input: '2' }),
  place('date', 'Main line', { place: 'date', dateName: 'Thanksgiving' }),
  place('missed', 'Maya Okafor', { ownerType: 'teammate', place: 'missedCall' }),
];

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
client.setQueryData(
  ['uses', 'targets', ''],
  [
    { value: 'team 1', label: 'Front desk (team), Ext. 2001' },
    { value: 'teammate 2', label: 'Daniel Whitcombe, Ext. 1004' },
  ],
);

/** Places that lead to a record, each with what takes its place. */
export function Uses() {
  return (
    <QueryClientProvider client={client}>
      <main className={css.sheet}>
        <h1>Used by</h1>
        <FormSection title="Replacements" intro="Where these calls go instead.">
          <Places />
        </FormSection>
      </main>
    </QueryClientProvider>
  );
}

function Places() {
  return <ReplaceUses id="0" uses={uses} chosen={useReplacements(uses)} />;
}
