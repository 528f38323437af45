import { violationsOf } from '../../support/accessibility.ts';
import {
  accountButton,
  codeFor,
  newMobile,
  openDialog,
  signInByCode,
} from '../../support/people/people.ts';
import { expect, test } from '../../support/test.ts';

test('Fans register with a code sent to their phone', async ({ page, product, context }) => {
  const mobile = newMobile();
  await page.goto('/match');
  await signInByCode(page, product, mobile);
  await expect(page).toHaveURL(/\/match$/);
  await expect(page.getByRole('status').filter({ hasText: 'Signed in' })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true });

  await page.reload();
  await accountButton(page).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
});

test('Another code can be asked for after a minute, also when the page is loaded anew', async ({
  page,
}) => {
  const mobile = newMobile();
  await page.goto('/');
  let dialog = await openDialog(page);
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  const waiting = dialog.getByRole('button', { name: /^\d+ s$/ });
  await expect(waiting).toBeDisabled();
  expect(Number.parseInt((await waiting.textContent())!, 10)).toBeGreaterThan(50);
  await expect(dialog.getByLabel('Verification code')).toBeFocused();

  await page.reload();
  dialog = await openDialog(page);
  const other = dialog.getByRole('button', { name: 'Get code' });
  await expect(other).toBeEnabled();
  await dialog.getByLabel('Mobile number').fill(mobile);
  await expect(waiting).toBeDisabled();
  expect(Number.parseInt((await waiting.textContent())!, 10)).toBeLessThanOrEqual(60);
});

test('A code may be pasted as it was sent, and a wrong one is told inline', async ({
  page,
  product,
}) => {
  const mobile = newMobile();
  await page.goto('/');
  const dialog = await openDialog(page);
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  const code = await codeFor(product, mobile);
  const field = dialog.getByLabel('Verification code');
  await field.evaluate(
    (input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const options = { clipboardData, bubbles: true, cancelable: true };
      input.dispatchEvent(new ClipboardEvent('paste', options));
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await expect(field).toHaveValue(code);

  const wrong = code === '111111' ? '222222' : '111111';
  await field.fill(wrong);
  await dialog.getByRole('checkbox').check();
  await field.press('Enter');
  await expect(dialog.getByRole('alert').first()).not.toBeEmpty();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(code);
  await field.press('Enter');
  await expect(accountButton(page)).toBeVisible();
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('What is wrong with a sign-in is told in the words of the specification', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
    const dialog = page.getByRole('dialog');
    const told = dialog.getByRole('alert').first();
    const get = dialog.getByRole('button', { name: '获取验证码' });
    const mobile = dialog.getByLabel('手机号码');

    await get.click();
    await expect(told).toHaveText('手机号码不能为空!');
    await expect(mobile).toBeFocused();
    for (const number of ['1380013800', '12800138000', '23800138000']) {
      await mobile.fill(number);
      await get.click();
      await expect(told).toHaveText('手机号码输入不规范!');
    }
    await mobile.pressSequentially('99999');
    await expect(mobile).toHaveValue('23800138000');
    await mobile.fill('13800138000');
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await expect(told).toHaveText('验证码不能为空!');
    expect(await violationsOf(page)).toEqual([]);

    await dialog.getByRole('tab', { name: '密码登录' }).click();
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await expect(told).toHaveText('密码不能为空!');
    await dialog.getByRole('button', { name: '忘记密码' }).click();
    await expect(dialog.getByRole('heading', { name: '修改密码' })).toBeVisible();
    const change = dialog.getByRole('button', { name: '修改密码' });
    await mobile.fill('13800138000');
    await dialog.getByLabel('验证码').fill('123456');
    await change.click();
    await expect(told).toHaveText('密码不能为空!');
    const password = dialog.getByLabel('新密码');
    await password.fill('12345678');
    await change.click();
    await expect(told).toHaveText('请输入字母和数字组合!');
    await password.fill('abc123');
    await change.click();
    await expect(told).toHaveText('密码不能小于8位!');
    expect(await violationsOf(page)).toEqual([]);
  });
});
