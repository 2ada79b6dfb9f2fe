import { valibotResolver } from '@hookform/resolvers/valibot';
import { BusinessHours } from '@jackfield/call-routing/business-hours';
import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import css from '@jackfield/kit/gallery/frame.module.css';
import { EditPage } from '@jackfield/records/edit-page';
import { hoursSchema, type HoursValues, hoursValuesOf } from '@jackfield/records/hours-text';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Resolver, useForm } from 'react-hook-form';

const client = new QueryClient();
const special = { closed: true, intervals: [], repeatsYearly: false };
const hours = {
  ...alwaysOpenIn('America/Chicago'),
  alwaysOpen: new URLSearchParams(location.search).get('state') === 'always',
  weekly: {
    ...officeWeek(),
    wednesday: [
      { from: '09:00', to: '12:00' },
      { from: '13:00', to: '17:30' },
    ],
    friday: [{ from: '14:00', to: '02:00' }],
  },
  dates: [
    {
      ...special,
      id: '1',
      name: 'Christmas Eve',
      from: '2026-12-24',
      to: '2026-12-24',
      closed: false,
      intervals: [{ from: '09:00', to: '13:00' }],
      repeatsYearly: true,
    },
    { ...special, id: '2', name: 'Christmas holidays', from: '2026-12-25', to: '2027-01-02' },
    {
      ...special,
      id: '3',
      name: 'Hari Raya Aidilfitri',
      from: '2027-03-10',
      to: '2027-03-10',
      action: { actionType: 'voicemail', actionValue: null } as const,
      isUnconfirmed: true,
    },
  ],
};

/** Business hours with a break, a night and dates. */
export function Hours() {
  const form = useForm<HoursValues>({
    defaultValues: hoursValuesOf(hours),
    resolver: valibotResolver(hoursSchema) as Resolver<HoursValues>,
    mode: 'onTouched',
  });
  return (
    <QueryClientProvider client={client}>
      <main className={css.sheet}>
        <EditPage head={<h1 style={{ padding: '18px 28px 0' }}>Front desk</h1>}>
          <BusinessHours
            form={form}
            intro="Decides between “While open” and “While closed” under Call handling."
            routing={{
              place: 'teamMissedCall',
              ownerId: 'team',
              preset: { actionType: 'voicemail', actionValue: null },
            }}
          />
        </EditPage>
      </main>
    </QueryClientProvider>
  );
}
