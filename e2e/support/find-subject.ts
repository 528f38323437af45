import { expect, type Locator } from '@playwright/test';

/** Finds a match by one of its sides where something is looked for by name: one that was just told is found a moment later. */
export async function findMatch(within: Locator, name: string): Promise<Locator> {
  const found = within.getByRole('button', { name: new RegExp(`^Match · .*${name}`) });
  await expect(async () => {
    await within.getByRole('searchbox').fill('');
    await expect(within.getByText('Nothing found')).toHaveCount(0);
    await within.getByRole('searchbox').fill(name);
    await expect(found).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  return found;
}
