import type { TestApp } from '../app.ts';

/** As if what is counted by this name had been tried so often: 300 real tries would take their time. */
export async function tried(app: TestApp, name: string, count: number): Promise<void> {
  const query = 'update attempt set count = $1 where starts_with(bucket, $2)';
  const { rowCount } = await app.db.$client.query(query, [count, `${name}:`]);
  if (rowCount === 0) throw new Error(`${name} was never tried`);
}
