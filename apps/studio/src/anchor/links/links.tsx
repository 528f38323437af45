import { Alert, Box, Button, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { SearchInput, useListContext } from 'react-admin';
import { api } from '../../api.ts';
import type { LiveLink } from '../../contract.ts';
import { Answer, useFailureText } from '../../page/answer.tsx';
import { NoRows } from '../../page/list/no-rows.tsx';
import { OwnList } from '../../page/list/own-list.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { MatchLine } from '../../plans/match-line.tsx';
import { OpenLink } from './open-link.tsx';

const address = callQuery(api, 'GET /getAnchorIP', {});

/** The live links of matches, which open from the authorised address alone. */
export function Links() {
  const { t } = useTranslation('studio');
  return (
    <>
      <PageHead title={t('menu.links')} hint={t('links.hint')} />
      <Address />
      <OwnList
        resource="live-links"
        title=" "
        actions={false}
        sort={{ field: 'startsAt', order: 'ASC' }}
        perPage={50}
        empty={false}
        filters={[<SearchInput key="q" source="q" placeholder={t('links.search')} alwaysOn />]}
        component="div"
      >
        <Matches />
      </OwnList>
    </>
  );
}

/** Where one asks from, and where links open; one tap makes them the same. */
function Address() {
  const { t } = useTranslation('studio');
  const queries = useQueryClient();
  const failureText = useFailureText();
  const query = useQuery({ ...address, refetchOnWindowFocus: true });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('GET /addIpWhite', {}, { idempotencyKey: idempotencyKey() }),
    onSuccess: (answer) => queries.setQueryData(address.queryKey, answer),
  });
  return (
    <Answer query={query} skeleton={<Skeleton variant="rounded" height={96} />}>
      {({ current, authorised }) => {
        const isSame = current === authorised;
        return (
          <Alert
            severity={isSame ? 'success' : 'warning'}
            action={
              !isSame && (
                <Button color="inherit" disabled={isPending} onClick={() => mutate()}>
                  {t('links.authorise')}
                </Button>
              )
            }
          >
            <Typography variant="body2">{t('links.current', { address: current })}</Typography>
            <Typography variant="body2">
              {authorised ? t('links.authorised', { address: authorised }) : t('links.noAddress')}
            </Typography>
            {!isSame && <Typography variant="body2">{t('links.otherAddress')}</Typography>}
            {error && (
              <Typography variant="body2" color="error">
                {failureText(error)}
              </Typography>
            )}
          </Alert>
        );
      }}
    </Answer>
  );
}

/** The links by their matches. */
function Matches() {
  const { data, isPending } = useListContext<LiveLink>();
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  if (!data?.length) return <NoRows />;
  const byMatch = Map.groupBy(data, ({ match }) => match.id);
  return (
    <Stack spacing={2}>
      {[...byMatch.values()].map((links) => (
        <Card key={links[0]!.match.id}>
          <CardContent>
            <MatchLine match={links[0]!.match} />
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
              {links.map((link) => (
                <OpenLink key={link.id} link={link} />
              ))}
            </Box>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
