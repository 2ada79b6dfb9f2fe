import {
  Admin,
  DataTable,
  DateField,
  EmailField,
  FunctionField,
  List,
  Resource,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

/** Reads lists from the copy of the portal's answer, in the portal's own form. */
const dataProvider = {
  async getList(resource, { pagination, sort, filter, signal }) {
    const query = new URLSearchParams({
      ...filter,
      pageNum: `${pagination.page}`,
      limit: `${pagination.perPage}`,
      sortBy: sort.field,
      direction: sort.order.toLowerCase(),
    });
    const answer = await fetch(`/api/${resource}?${query}`, { signal });
    const { items, total } = await answer.json();
    return { data: items, total };
  },
};

const statuses = ['active', 'pending', 'suspended'].map((id) => ({ id, name: id }));
const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <SelectInput key="status" source="status" choices={statuses} alwaysOn />,
];

/** The users listing with the columns of the portal's own. */
const People = () => (
  <List filters={filters} perPage={25} sort={{ field: 'fullName', order: 'ASC' }} title="Users">
    <DataTable>
      <DataTable.Col source="fullName" label="Name" />
      <DataTable.Col source="email" field={EmailField} />
      <DataTable.Col source="extension" />
      <DataTable.Col source="defaultNumber" label="Number" />
      <DataTable.Col source="role" />
      <DataTable.Col label="Teams" disableSort>
        <FunctionField render={({ teams }) => teams.map(({ name }) => name).join(', ')} />
      </DataTable.Col>
      <DataTable.Col source="status" />
      <DataTable.Col source="lastSeenAt" label="Last seen">
        <DateField source="lastSeenAt" showTime />
      </DataTable.Col>
    </DataTable>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="teammate" list={People} />
  </Admin>,
);
