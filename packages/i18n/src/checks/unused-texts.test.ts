import { expect, test } from 'vitest';
import { unusedTexts } from './unused-texts.ts';

test('A text whose name stands nowhere in code is unused; forms and names that are put together are not', () => {
  const code = [
    "t('board.open', { count })",
    `t(\`phase.\${kind}Short\`)`,
    `t(\`plans.revision\${stands}\`)`,
  ];
  const keys = [
    'm:board.open_one',
    'm:phase.breakShort',
    'm:plans.revisionLapsed',
    'm:board.close',
  ];
  expect(unusedTexts(keys, code)).toEqual(['m:board.close']);
});
