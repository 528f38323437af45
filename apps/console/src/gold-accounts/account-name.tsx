import type { LedgerKind } from '@xiongmao/api/wallet/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';

/** An account of the ledger in words: its kind, and whose it is, `user fan` as the server tells it. */
export function AccountName({ text }: { text: string }) {
  const { t } = useTranslation('console');
  const [kind = '', ...owner] = text.split(' ');
  return (
    <>
      {t(`ledgerKind.${kind as LedgerKind}`, { defaultValue: kind })}
      {owner.length > 0 && <span className="font-semibold"> {owner.join(' ')}</span>}
    </>
  );
}
