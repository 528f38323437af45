-- Gold in escrow, and whose it was. A left join, to the one row that there is, costs nothing where nobody asks whose.
CREATE OR REPLACE VIEW wallet.hold AS
SELECT h.id, a.owner_id, h.amount, h.state, h.reference, h.held_at, h.settled_at
FROM public.hold h LEFT JOIN public.ledger_account a ON a.id = h.account_id;
