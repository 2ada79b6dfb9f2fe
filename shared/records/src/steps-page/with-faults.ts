import * as v from 'valibot';

type IssuePath = [v.IssuePathItem, ...v.IssuePathItem[]];

function pathOf(path: string, values: object): IssuePath {
  const item = (key: string): v.IssuePathItem => ({
    type: 'object',
    origin: 'value',
    input: { ...values },
    key,
    value: undefined,
  });
  const [first = '', ...rest] = path.split('.');
  return [item(first), ...rest.map(item)];
}

/** Rules of a form out of a function that names each fault by its path. */
export function withFaults<Values extends object>(
  typed: v.GenericSchema<unknown, Values>,
  faultsOf: (values: Values) => Iterable<readonly [path: string, message: string]>,
) {
  return v.pipe(
    typed as v.GenericSchema<Values, Values>,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [path, message] of faultsOf(dataset.value)) {
        addIssue({ message, path: pathOf(path, dataset.value) });
      }
    }),
  );
}
