import {
  Box,
  Card,
  CardContent,
  List,
  ListItem,
  MenuItem,
  Pagination,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '@xiongmao/api/react';
import { type TransferKind, transferKinds } from '@xiongmao/api/transfer-kinds';
import type { CoinEntry } from '@xiongmao/api/wallet/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useSearchParams } from 'react-router-dom';
import { api } from '../api.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Figure, figureGrid } from '../page/figure.tsx';
import { GoldAmount } from '../page/gold-amount.tsx';
import { Export, type Sheet, today } from '../page/list/export.tsx';
import { readPages } from '../page/list/read-pages.ts';
import { PageHead } from '../page/page-head.tsx';

/** As the server pages its lists (`users/shapes.ts`, which would bring its validator along). */
const pageSize = 20;

/** One's own gold, and each movement of it. */
export function Gold() {
  const { t } = useTranslation('studio');
  return (
    <>
      <PageHead title={t('menu.gold')} hint={t('coin.hint')} />
      <Stack spacing={2}>
        <Balance />
        <Entries />
      </Stack>
    </>
  );
}

function Balance() {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const query = useQuery(callQuery(api, 'GET /user/userGold', {}));
  return (
    <Answer query={query} skeleton={<Skeleton variant="rounded" height={92} />}>
      {({ gold, held }) => (
        <Box sx={figureGrid}>
          <Figure name={t('coin.gold')} value={count(gold)} />
          <Figure name={t('coin.held')} value={count(held)} hint={t('coin.heldHint')} />
        </Box>
      )}
    </Answer>
  );
}

function Entries() {
  const { t } = useTranslation('studio');
  const kindText = useKindText();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const kind = transferKinds.find((each) => each === params.get('kind'));
  const query = useQuery({
    ...callQuery(api, 'GET /orderpay/gold/list', { query: { page, ...(kind && { kind }) } }),
    placeholderData: keepPreviousData,
  });

  function show(next: { page?: number; kind?: TransferKind | '' }) {
    const wanted = { kind: kind ?? '', page: 1, ...next };
    setParams({
      ...(wanted.kind && { kind: wanted.kind }),
      ...(wanted.page > 1 && { page: String(wanted.page) }),
    });
  }

  async function read(): Promise<Sheet> {
    const { rows, isWhole } = await readPages((each) =>
      api('GET /orderpay/gold/list', { query: { page: each, ...(kind && { kind }) } }),
    );
    const lines = rows.map((row) => {
      const [, number = ''] = row.reference.split(':');
      return [row.at, kindText(row.kind), row.subject ?? '', number, row.amount, row.after];
    });
    return { lines, isWhole };
  }

  return (
    <Card component="section" aria-label={t('coin.entries')}>
      <CardContent>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
        >
          <TextField
            select
            size="small"
            fullWidth={false}
            label={t('coin.kind')}
            value={kind ?? ''}
            onChange={(event) => show({ kind: event.target.value as TransferKind | '' })}
            sx={{ minWidth: 180 }}
          >
            <MenuItem value="">{t('coin.all')}</MenuItem>
            {transferKinds.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`coin.kinds.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <Export
            name={`gold_${today()}`}
            heads={[
              t('coin.at'),
              t('coin.kind'),
              t('export.subject'),
              t('export.number'),
              t('export.amount'),
              t('export.after'),
            ]}
            read={read}
          />
        </Stack>
        <Answer query={query} skeleton={<Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />}>
          {({ items, total }) => (
            <>
              {items.length === 0 ? (
                <Typography sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>
                  {t('coin.empty')}
                </Typography>
              ) : (
                <List aria-label={t('coin.entries')}>
                  {items.map((entry) => (
                    <Entry key={entry.id} {...entry} />
                  ))}
                </List>
              )}
              {total > pageSize && (
                <Pagination
                  count={Math.ceil(total / pageSize)}
                  page={page}
                  onChange={(_, next) => show({ page: next })}
                />
              )}
            </>
          )}
        </Answer>
      </CardContent>
    </Card>
  );
}

/** Kinds that are newer than this page stand as the server calls them. */
function useKindText() {
  const { t } = useTranslation('studio');
  return (kind: string): string => t(`coin.kinds.${kind as TransferKind}`, { defaultValue: kind });
}

function Entry({ kind, subject, reference, at, amount, after }: CoinEntry) {
  const { t } = useTranslation('studio');
  const { moment, count } = useFormat();
  const kindText = useKindText();
  const [, number] = reference.split(':');
  return (
    <ListItem divider disableGutters sx={{ gap: 2, justifyContent: 'space-between' }}>
      <div style={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {[kindText(kind), subject].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {moment(at)}
          {number && ` · #${number}`}
        </Typography>
      </div>
      <Stack sx={{ alignItems: 'flex-end', flexShrink: 0 }}>
        <GoldAmount amount={amount} />
        <Typography
          variant="caption"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {t('coin.after', { gold: count(after) })}
        </Typography>
      </Stack>
    </ListItem>
  );
}
