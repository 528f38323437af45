-- What somebody has recharged in all, in fen: what levels go by.
CREATE OR REPLACE FUNCTION wallet.recharged(account integer)
RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE
RETURN (SELECT coalesce(sum(p.fen), 0)::bigint FROM public.payment p WHERE p.account_id = account AND p.state = 'paid');
