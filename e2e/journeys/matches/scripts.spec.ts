import { matchWithHistory, tellAll } from '../../support/matches/rich-match.ts';
import { expect, test } from '../../support/test.ts';

test('From right to left titles of videos begin beside their sign', async ({ page, match }) => {
  const game = await matchWithHistory(match);
  await tellAll(game);
  await page.goto(`/ar${game.path}?tab=highlights`);
  const link = page.getByRole('link', { name: 'Hana Player10' });
  const title = (await link.getByText('Hana Player10').boundingBox())!;
  const sign = (await link.locator('svg').first().boundingBox())!;
  expect(sign.x - (title.x + title.width)).toBeLessThan(20);
});

test('Letters with marks come from the font of the letters beside them, on pages in Chinese, too', async ({
  page,
  match,
}) => {
  const home = 'Novak Đoković Šeško';
  const game = await match({ home });
  for (const locale of ['zh_CN', 'jp', 'ko']) {
    await page.goto(`/${locale}${game.path}`);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'main header p.w-full bdi',
    });
    await expect(page.locator('main header')).toContainText(home);
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect
      .soft(
        fonts.map(({ familyName }) => familyName),
        locale,
      )
      .toHaveLength(1);
  }
});
