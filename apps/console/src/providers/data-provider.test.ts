import { axiosInstance } from '@refinedev/simple-rest';
import { expect, test } from 'vitest';
import { createDataProvider } from './data-provider.ts';

test('Every request carries the timestamp, beside what it asks for', async () => {
  const asked: string[] = [];
  axiosInstance.defaults.adapter = async (config) => {
    asked.push(axiosInstance.getUri(config));
    return { data: {}, status: 200, statusText: '', headers: {}, config };
  };
  const data = createDataProvider({ origin: '', locale: () => 'en_US', prove: async () => false });
  await data.getOne({ resource: 'plans', id: 1 });
  await data.getList({ resource: 'plans', pagination: { currentPage: 1, pageSize: 10 } });
  await data.update({ resource: 'plans', id: 1, variables: { state: 'published' } });
  expect(asked[1]).toMatch(/_start=0/);
  expect(asked.filter((url) => /[?&]t=\d{13}(&|$)/.test(url))).toHaveLength(3);
});
