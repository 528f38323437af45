-- What each person has.
CREATE OR REPLACE VIEW wallet.purse AS
SELECT owner_id AS account_id, balance FROM public.ledger_account WHERE kind = 'user';
