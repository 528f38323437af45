import type { Page } from '@playwright/test';
import { newName, openDialog } from './people.ts';

export type Provider = 'Google' | 'X' | 'LINE' | 'QQ' | 'WeChat';

/** Leaves for a third party, from either layout, and is there whom the sandbox is told. */
export async function leaveFor(
  page: Page,
  provider: Provider,
  who: { subject?: string; email?: string } | 'refuse',
): Promise<void> {
  const dialog = await openDialog(page);
  const agreement = dialog.getByRole('checkbox');
  if (!(await agreement.isChecked())) await agreement.check();
  await dialog.getByRole('button', { name: new RegExp(`^(Continue with )?${provider}$`) }).click();
  await page.waitForURL(/\/dev\/sign-in/);
  if (who === 'refuse') return page.locator('button[name="refuse"]').click();
  const form = page.locator('form', {
    has: page.locator('input[name="subject"]:not([type="hidden"])'),
  });
  await form.locator('input[name="subject"]').fill(who.subject ?? newName());
  await form.locator('input[name="name"]').fill('Mei');
  if (who.email) await form.locator('input[name="email"]').fill(who.email);
  await form.getByRole('button').click();
}
