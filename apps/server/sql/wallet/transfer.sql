-- What was moved, and to whom.
CREATE OR REPLACE VIEW wallet.transfer AS
SELECT t.id, t.kind, a.kind AS account_kind, a.owner_id, t.amount, t.reference, t.reverses_id, t.at
FROM public.transfer t LEFT JOIN public.ledger_account a ON a.id = t.credit_id;
