import { violationsOf } from '../../support/accessibility.ts';
import {
  codeFor,
  expireProof,
  letterLink,
  newEmail,
  newMobile,
} from '../../support/people/people.ts';
import { register } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

test('A new password ends the other sessions, and only those', async ({
  page,
  browser,
  product,
}) => {
  const person = await register(page.request, product);
  const elsewhere = await browser.newContext({ locale: 'en-US', baseURL: product.site });
  const other = await elsewhere.newPage();
  const data = { name: person.username, password: person.password };
  const headers = { 'x-xiongmao': '1' };
  await elsewhere.request.post('/java/login/V2/mobileOrNameToLogin', { data, headers });
  await other.goto('/userInfo/info');
  await expect(other.getByRole('main')).toContainText(person.email);

  await page.goto('/userInfo/setting');
  const devices = page.getByRole('listitem').filter({ hasText: 'signed in' });
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Current password').fill('Wrong2026x');
  await dialog.getByLabel('New password').fill('short1');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('Password cannot be less than 8 digits');
  await dialog.getByLabel('New password').fill('onlyletters');
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('letters and digits');
  await dialog.getByLabel('New password').fill('Bamboo2027x');
  await save.click();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await dialog.getByLabel('Current password').fill(person.password);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('This device');

  // Where the session has ended, the page learns of it and goes home.
  await expect(other).toHaveURL(`${product.site}/`);
  await elsewhere.close();
});

test('The words for what is wrong with a phone number are the product’s', async ({
  page,
  product,
}) => {
  await register(page.request, product);
  await page.goto('/zh_CN/userInfo/setting');
  await page.getByRole('button', { name: '绑定 – 手机号码' }).click();
  const dialog = page.getByRole('dialog');
  const alert = dialog.getByRole('alert');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(alert).toHaveText('手机号码不能为空!');
  await dialog.getByLabel('手机号码').fill('12345678901');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(alert).toHaveText('手机号码输入不规范!');
  await dialog.getByLabel('手机号码').fill('13812345678');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(alert).toHaveText('验证码不能为空!');
});

test('A phone and another e-mail are bound with codes', async ({ page, product }) => {
  await register(page.request, product);
  await page.goto('/userInfo/setting');
  await expect(page.getByText('Fair protection')).toBeVisible();
  const dialog = page.getByRole('dialog');

  const mobile = newMobile();
  await page.getByRole('button', { name: /^Add – / }).click();
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await expect(dialog.getByRole('button', { name: /^\d+ s/ })).toBeDisabled();
  await dialog.getByLabel('Verification code').fill('000000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, mobile));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const shown = `+86 ${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}`;
  await expect(page.getByRole('main')).toContainText(shown);
  await expect(page.getByText('Strong protection')).toBeVisible();

  const email = newEmail();
  await page.getByRole('button', { name: /^Change – E-?mail/ }).click();
  await dialog.getByLabel(/^E-?mail/).fill(email);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, email));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText(email);
});

test('Another e-mail in the place of the old one takes a fresh proof, and is undone by who had it', async ({
  page,
  product,
}) => {
  const person = await register(page.request, product);
  const email = newEmail();
  await page.goto('/userInfo/setting');
  await page.getByRole('button', { name: /^Change – E-?mail/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel(/^E-?mail/).fill(email);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, email));

  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expireProof(page, '/user/V2/mobileOrNameToChange');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(proof.getByRole('heading')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await expect(dialog.getByRole('alert')).toHaveText('Prove who you are');

  await expireProof(page, '/user/V2/mobileOrNameToChange');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await proof.getByRole('textbox', { name: 'Password' }).fill('Wrong2026x');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(proof.getByRole('alert')).not.toBeEmpty();
  await proof.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main).toContainText(email);
  await expect(main).toContainText('it can also reset your password');

  await page.goto(await letterLink(product, person.email, 'undo'));
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo change' }).click();
  await expect(page.getByText(/^Restored: f/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/userInfo/setting');
  await expect(page.getByRole('main')).toContainText(person.email);
});

test('All other sessions are ended at once', async ({ page, browser, product }) => {
  const person = await register(page.request, product);
  const data = { name: person.username, password: person.password };
  for (let count = 0; count < 2; count += 1) {
    const elsewhere = await browser.newContext();
    const headers = { 'x-xiongmao': '1' };
    await elsewhere.request.post(`${product.site}/java/login/V2/mobileOrNameToLogin`, {
      data,
      headers,
    });
    await elsewhere.close();
  }
  await page.goto('/userInfo/setting');
  const devices = page.getByRole('listitem').filter({ hasText: 'signed in' });
  await expect(devices).toHaveCount(3);
  await devices.getByRole('button').first().click();
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(devices).toHaveCount(1);
  await page.reload();
  await expect(devices).toHaveCount(1);
});

test('An account is deleted by its owner, who proves it and writes its name', async ({
  page,
  product,
}) => {
  const person = await register(page.request, product);
  await page.goto('/userInfo/setting');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('your gold, level and unused benefits are lost');
  const forGood = dialog.getByRole('button', { name: 'Delete permanently' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Wrong2026x');
  await dialog.getByLabel(/^Type your username/).fill('somebody');
  await forGood.click();
  await expect(dialog.getByRole('alert')).toHaveText('This doesn’t match your username');
  await dialog.getByLabel(/^Type your username/).fill(person.username);
  await forGood.click();
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await forGood.click();

  await expect(page).toHaveURL(`${product.site}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  const response = await page.request.get(`/userInfo/${person.uid}`);
  expect(response.status()).toBe(404);
});

test('Who has no password proves by a code who they are', async ({ page, product }) => {
  const person = await register(page.request, product, { password: undefined });
  const before = await codeFor(product, person.email);
  await page.goto('/userInfo/setting');
  await expect(page.getByText('Not set. You sign in with codes')).toBeVisible();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await expect(dialog.getByText(/code.*@example\.com/i)).toBeVisible();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, person.email, before));
  await dialog.getByLabel(/^Type your username/).fill(person.username);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(`${product.site}/`);
});
