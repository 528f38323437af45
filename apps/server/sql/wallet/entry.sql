-- What a transfer did to one of its two accounts, and whose that is.
CREATE OR REPLACE VIEW wallet.entry AS
SELECT e.id, e.transfer_id, a.kind AS account_kind, a.owner_id, e.amount, t.kind, t.reference, t.at
FROM public.ledger_entry e
LEFT JOIN public.ledger_account a ON a.id = e.account_id
LEFT JOIN public.transfer t ON t.id = e.transfer_id;
