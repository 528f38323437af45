CREATE OR REPLACE VIEW wallet.payment AS
SELECT id, account_id, fen, gold, state, paid_at FROM public.payment;
