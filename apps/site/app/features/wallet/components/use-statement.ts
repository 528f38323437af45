import type { TransferKind } from '@xiongmao/api/transfer-kinds';
import { download, toCsv } from '@xiongmao/auth/office/csv';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useApi, useConfig } from '#app/platform/app-context.ts';
import { useSourceText } from './use-source-text.ts';

/** `2026-11-20 20:00:05`, which spreadsheets take for a time. */
const clockOf = (zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

/** Downloads the statement of a month (`2026-11`) of the brand's zone. Rejects when it can't be had. */
export function useStatement(): (month: string) => Promise<void> {
  const api = useApi();
  const { zone } = useConfig();
  const { t } = useTranslation(['wallet', 'transfers']);
  const sourceText = useSourceText();

  return async (month) => {
    const { before, after, entries } = await api('GET /orderpay/gold/statement', {
      query: { month },
    });
    const clock = clockOf(zone);
    const head = ['time', 'kind', 'source', 'amount', 'before', 'after'] as const;
    const table = [
      head.map((name) => t(`statement.${name}`, { zone })),
      ['', t('statement.opening'), '', '', '', before],
      ...entries.map((entry) => [
        clock.format(new Date(entry.at)),
        t(`transfers:${entry.kind as TransferKind}`, { defaultValue: entry.kind }),
        sourceText(entry),
        entry.amount,
        entry.before,
        entry.after,
      ]),
      ['', t('statement.closing'), '', '', '', after],
    ];
    download(`gold-${month}.csv`, toCsv(table));
  };
}
